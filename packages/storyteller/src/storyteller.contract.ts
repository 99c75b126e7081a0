import { loadVoices } from '@inyeon/content'
import { arcOf } from '@inyeon/content/catalogue'
import {
  type Action,
  begin,
  direct,
  LANGUAGES,
  type Language,
  type Passage,
  type Person,
  type Scene,
  type Setup,
} from '@inyeon/engine'
import { describe, expect, test } from 'vitest'
import { listen, type Storyteller } from './storyteller.ts'

const PLAYERS: readonly Person[] = [
  { name: 'Han Ji-woo', hangulName: '지우', age: 20, gender: 'female', orientation: 'men' },
  { name: 'Bartholomew', age: 58, gender: 'male', orientation: 'women' },
  { name: '김', age: 19, gender: 'nonbinary', orientation: 'asexual' },
  { name: '{npc} 🌸', nickname: 'A', age: 99, gender: 'other' },
]
const SAM: Person = { name: 'Sam', age: 31, gender: 'nonbinary' }
const LIGHTHOUSE = {
  name: 'The Lighthouse',
  description: 'Two keepers and one lamp.',
  location: 'Ulleungdo',
  timePeriod: '1971',
  mood: 'mysterious',
} as const
const SCRIPT: Readonly<Record<Language, RegExp>> = {
  en: /[a-z]{3}/i,
  it: /[a-zàèéìòù]{3}/i,
  es: /[a-záéíóúñ]{3}/i,
  ko: /[가-힣]{2}/,
  zh: /\p{Script=Han}{2}/u,
  ja: /[\u3040-\u30ff]{2}/,
}

const tell = async (storyteller: Storyteller, scene: Scene): Promise<Passage> => {
  let heard = ''
  const passage = await listen(storyteller.tell(scene, new AbortController().signal), (text) => {
    heard += text
  })
  expect(heard).toBe(passage.prose)
  return passage
}

const setups: readonly Setup[] = PLAYERS.flatMap((protagonist): Setup[] => [
  { scenario: 'sinchon', protagonist, npcs: {}, traits: [] },
  { scenario: 'tower', protagonist, npcs: {}, traits: [], customNpc: SAM },
  { scenario: 'custom', protagonist, npcs: {}, traits: [], customScenario: LIGHTHOUSE, customNpc: SAM },
])

/** Every storyteller is held to this, whoever writes its sentences. */
export const storytellerContract = (name: string, open: () => Storyteller) =>
  describe(`${name} as a storyteller`, () => {
    test.each(LANGUAGES)(
      '[TELL-1] in %s every game is told to its end: labels, reasons, a place, and no slot left open',
      async (language) => {
        const storyteller = open()
        const { stems } = await loadVoices(language)
        for (const [seed, setup] of setups.entries()) {
          const arc = arcOf(setup.scenario)
          if (arc === undefined) throw new Error(`no arc for ${setup.scenario}`)
          let scene = begin(arc, setup, { seed, max: 15, boundaries: [], language })
          for (;;) {
            const passage = await tell(storyteller, scene)
            expect(passage.prose).toMatch(SCRIPT[language])
            expect(passage.prose.replaceAll('{npc} 🌸', '')).not.toMatch(/[{}*]|undefined|\[object/)
            expect(passage.location).not.toBe('')
            expect(passage.reasons).toHaveLength(scene.changes.length)
            const labels = scene.choices.map(({ id }) => passage.choices[id] ?? '')
            expect(new Set(labels).size).toBe(labels.length)
            for (const line of [...labels, ...passage.reasons]) {
              expect(line.replaceAll('{npc} 🌸', '')).not.toMatch(/[{}]/)
              expect(line).toMatch(/\p{L}/u)
            }
            if (scene.ending !== undefined) {
              expect(passage.endMessage).toBeTruthy()
              break
            }
            const choice = scene.choices[(scene.turn + seed) % scene.choices.length]
            const action: Action =
              scene.turn % 3 === 2 || choice === undefined
                ? { kind: 'words', text: '“Hm.” {pc} …' }
                : { kind: 'choice', choiceId: choice.id }
            scene = direct(scene.story, arc, { action, stems, language, boundaries: [] })
          }
        }
      },
    )
    test.each(LANGUAGES)('[TELL-2] in %s every act changes what is told', async (language) => {
      const storyteller = open()
      const { stems } = await loadVoices(language)
      const arc = arcOf('sinchon')
      const [setup] = setups
      if (arc === undefined || setup === undefined) throw new Error('nothing to play')
      const { story, choices } = begin(arc, setup, { seed: 5, max: 15, boundaries: [], language })
      const actions: Action[] = [
        ...choices.map(({ id }) => ({ kind: 'choice', choiceId: id }) as const),
        { kind: 'words', text: 'one thing' },
        { kind: 'words', text: 'another thing' },
      ]
      const first = await Promise.all(
        actions.map(async (action) => {
          const { prose } = await tell(
            storyteller,
            direct(story, arc, { action, stems, language, boundaries: [] }),
          )
          return prose.split('\n\n')[0]
        }),
      )
      expect(new Set(first).size).toBe(actions.length)
    })
  })
