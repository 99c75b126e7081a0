import { fill } from '@inyeon/content'
import type { Trait } from '@inyeon/engine'
import { json } from '../answer.ts'
import type { Handler } from '../ask.ts'
import { guardAdults } from '../guards/minor.ts'

/** A paragraph about a protagonist: what the player gave, set in one of the frames of their language. */
export const describeProtagonist: Handler<'describeProtagonist'> = async ({ body, words, language }) => {
  guardAdults({ protagonist_info: body.protagonist_info })
  const { name, age, nationality, traits, hangul_name } = body.protagonist_info
  const { portraits, unnamedNationality, traits: tags } = words.cards
  const known: Readonly<Record<string, string>> = tags
  const named = (traits ?? []).map((trait) => known[trait as Trait] ?? trait)
  const list = new Intl.ListFormat(language, { type: 'conjunction' }).format(named)
  const frame = portraits[[...(name ?? '')].length % portraits.length] ?? portraits[0]
  return json(200, {
    description: fill(frame, {
      name: (language === 'ko' ? hangul_name : undefined) ?? name ?? '-',
      age: age ?? '-',
      nationality: nationality ?? unnamedNationality,
      traits: list === '' ? '-' : list,
    }),
  })
}
