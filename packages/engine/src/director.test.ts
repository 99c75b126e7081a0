import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Arc,
  begin,
  direct,
  FAMILY_NAMES,
  METERS,
  type Scene,
  type Setup,
  type Stems,
  type Storylet,
} from './index.ts'

const storylet = (id: string, tension: Storylet['tension']): Storylet => ({
  id,
  place: id === 'opening' ? 'street' : 'room',
  time: '18:00',
  tension,
  focus: 'lead',
  with: ['lead', 'friend'],
  options: [
    { id: 'help', intent: 'help', effect: { trust: 2 } },
    { id: 'tease', intent: 'tease' },
    { id: 'leave', intent: 'leave' },
  ],
})
const arc: Arc = {
  scenario: 'test',
  version: 1,
  cast: [
    { id: 'him', age: 23, gender: 'male', role: 'lead', avatar: 'a' },
    { id: 'her', age: 22, gender: 'female', role: 'foil', avatar: 'b' },
    { id: 'friend', age: 20, gender: 'female', role: 'friend', avatar: 'c' },
  ],
  leads: { men: 'him', women: 'her' },
  places: [
    { id: 'street', scene: 'campus' },
    { id: 'room', scene: 'cafe' },
  ],
  calendar: [
    { date: '2026-03-03', weather: 'clear', season: 'spring' },
    { date: '2026-06-19', weather: 'rain', season: 'summer' },
  ],
  opening: storylet('opening', 1),
  storylets: Array.from({ length: 14 }, (_, at) => storylet(`s${at}`, (at % 6) as Storylet['tension'])),
  ways: [
    { id: 'look', intent: 'silence' },
    { id: 'joke', intent: 'joke' },
    { id: 'thank', intent: 'thank' },
  ],
  endings: [{ id: 'warm', least: { affection: 60 } }, { id: 'cold' }],
}
const stems = Object.fromEntries(FAMILY_NAMES.map((family) => [family, [family]])) as unknown as Stems
const setup: Setup = {
  scenario: 'test',
  protagonist: { name: 'Ji-woo', age: 20, gender: 'female', orientation: 'men' },
  npcs: {},
  traits: [],
}

const play = (seed: number, max: number, moves: readonly (number | string)[]): Scene[] => {
  const scenes = [begin(arc, setup, { seed, max, boundaries: [], language: 'en' })]
  for (const move of moves) {
    const last = scenes.at(-1)
    if (last === undefined || last.ending !== undefined) break
    const choice = typeof move === 'number' ? last.choices[move % last.choices.length] : undefined
    const action = choice
      ? ({ kind: 'choice', choiceId: choice.id } as const)
      : ({ kind: 'words', text: String(move) } as const)
    scenes.push(direct(last.story, arc, { action, stems, language: 'en', boundaries: [] }))
  }
  return scenes
}
const moves = fc.array(fc.oneof(fc.nat(9), fc.constantFrom('romance', 'conflict!', 'hm', 'care “for you”')), {
  minLength: 30,
  maxLength: 30,
})

describe('the director', () => {
  test('[TURN-1] any play of any length counts by one, ends at its cap, and offers 3 or 4 different choices until then', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 3, max: 30 }), moves, (seed, max, made) => {
        const scenes = play(seed, max, made)
        expect(scenes.map(({ turn }) => turn)).toEqual(scenes.map((_, at) => at))
        expect(scenes.length).toBe(max + 1)
        for (const { choices, ending } of scenes) {
          if (ending !== undefined) expect(choices).toEqual([])
          else {
            expect([3, 4]).toContain(choices.length)
            expect(new Set(choices.map(({ id }) => id)).size).toBe(choices.length)
            expect(new Set(choices.map(({ intent }) => intent)).size).toBe(choices.length)
          }
        }
        expect(scenes.at(-1)?.ending).toBeDefined()
      }),
      { numRuns: 200 },
    )
  })
  test('[TURN-7] the same seed and the same acts replay to the byte', () => {
    fc.assert(
      fc.property(fc.nat(), moves, (seed, made) => {
        expect(JSON.stringify(play(seed, 15, made))).toBe(JSON.stringify(play(seed, 15, made)))
      }),
      { numRuns: 50 },
    )
  })
  test('[METER-4] start plus the sum of changes is the meter, nobody absent moves, and every movement has its words', () => {
    fc.assert(
      fc.property(fc.nat(), moves, (seed, made) => {
        const scenes = play(seed, 15, made)
        const last = scenes.at(-1)
        for (const { id } of last?.story.cast ?? []) {
          for (const meter of METERS) {
            const sum = scenes
              .flatMap(({ changes }) => changes)
              .filter((one) => one.npc === id && one.meter === meter)
            expect(last?.story.meters[id]?.[meter]).toBe(
              50 + sum.reduce((total, { delta }) => total + delta, 0),
            )
          }
        }
        scenes.slice(1).forEach(({ changes }, at) => {
          const present = scenes[at]?.present
          for (const { npc, delta, quote } of changes) {
            expect(present).toContain(npc)
            expect(delta).not.toBe(0)
            expect(quote).not.toBe('')
          }
        })
      }),
      { numRuns: 100 },
    )
  })
  test('[TURN-8] two different acts in one place are told with different lines', () => {
    const [opening] = play(7, 15, [])
    const after = [0, 1, 2].map((move) => JSON.stringify(play(7, 15, [move])[1]?.lines[0]))
    expect(new Set(after).size).toBe(3)
    expect(opening?.choices.length).toBe(4)
  })
  test('[CAST-1] the orientation chooses the chair, and a custom character takes it where the heart can follow', () => {
    const leadOf = (change: Partial<Setup>) =>
      begin(
        arc,
        { ...setup, ...change },
        { seed: 1, max: 15, boundaries: [], language: 'en' },
      ).story.cast.find(({ role }) => role === 'lead')?.id
    const custom = { name: 'Sam', age: 30, gender: 'female' as const }
    expect(leadOf({})).toBe('him')
    expect(leadOf({ protagonist: { ...setup.protagonist, orientation: 'women' } })).toBe('her')
    expect(leadOf({ customNpc: custom })).toBe('him')
    expect(leadOf({ protagonist: { ...setup.protagonist, orientation: 'both' }, customNpc: custom })).toBe(
      'custom_npc',
    )
  })
  test('[TEXT-3] words of the player come back later, once', () => {
    const scenes = play(3, 15, ['romance now', ...Array.from({ length: 14 }, (_, at) => at)])
    const recalled = scenes.flatMap(({ lines }) => lines).filter(({ kind }) => kind === 'recall')
    expect(recalled).toMatchObject([{ quote: 'romance now' }])
  })
})
