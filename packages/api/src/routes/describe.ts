import { fill } from '@inyeon/content'
import { drawFor, pick, TRAITS, type Trait } from '@inyeon/engine'
import { json } from '../answer.ts'
import type { Handler } from '../ask.ts'
import { guardAdults } from '../guards/minor.ts'

const UNSAID = '…'

/** Somebody of whom nothing is said yet is given two traits, always the same ones for a name. */
const traitsFor = (name: string): readonly Trait[] => {
  const draw = drawFor([...name].length, 0)
  return [pick(TRAITS.slice(0, 10), draw(name)), pick(TRAITS.slice(10), draw(`${name}/`))]
}

/** A paragraph about a protagonist: what the player gave, set in one of the frames of their language. */
export const describeProtagonist: Handler<'describeProtagonist'> = async ({ body, words, language }) => {
  guardAdults({ protagonist_info: body.protagonist_info })
  const { name, age, nationality, traits, hangul_name } = body.protagonist_info
  const { portraits, unnamedNationality, traits: tags } = words.cards
  const known: Readonly<Record<string, string>> = tags
  const given = traits?.length ? traits : traitsFor(name ?? '')
  const named = given.map((trait) => (Object.hasOwn(known, trait) ? known[trait] : undefined) ?? trait)
  const list = new Intl.ListFormat(language, { type: 'conjunction' }).format(named)
  const frame = portraits[[...(name ?? '')].length % portraits.length] ?? portraits[0]
  return json(200, {
    description: fill(frame, {
      name: (language === 'ko' ? hangul_name : undefined) ?? name ?? UNSAID,
      age: age ?? UNSAID,
      nationality: nationality ?? unnamedNationality,
      traits: list,
    }),
  })
}
