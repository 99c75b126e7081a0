import { loadPack, loadVoices } from '@inyeon/content'
import { ARCS, type ArcId, PROTAGONISTS, SCENARIOS } from '@inyeon/content/catalogue'
import { Problem, type Scenario } from '@inyeon/contract'
import { begin, type Language, type Scene } from '@inyeon/engine'
import { json } from '../answer.ts'
import type { Ask, Handler } from '../ask.ts'
import { toSheets, toWorld } from '../to-wire.ts'

type Card = (typeof SCENARIOS)[number]

const toCard = ({ id, open, preview }: Card, words: Ask<'scenarios'>['words']): Scenario => ({
  id,
  ...words.cards.cards[id],
  preview_image: preview,
  is_available: open,
})

export const scenarios: Handler<'scenarios'> = async ({ words }) =>
  json(
    200,
    SCENARIOS.map((card) => toCard(card, words)),
  )

export const scenario: Handler<'scenario'> = async ({ id, words, language }) => {
  const card = SCENARIOS.find((one) => one.id === id)
  if (card === undefined) throw new Problem('NOT_FOUND')
  const { worldSetting, storyMechanics, narrativeObjective } = words.cards.details[card.id]
  return json(200, {
    ...toCard(card, words),
    details: {
      world_setting: worldSetting,
      story_mechanics: storyMechanics,
      narrative_objective: narrativeObjective,
    },
    initial_state: card.open ? await initialState(card.id, language) : { npcs: {}, world: null },
  })
}

/** Any seed shows the same people and place: only the lead's chair is drawn. */
const initialState = async (arcId: ArcId, language: Language) => {
  const [pack, { customRole }] = await Promise.all([loadPack(language, arcId), loadVoices(language)])
  const scene: Scene = begin(
    ARCS[arcId],
    { scenario: arcId, protagonist: { name: '-', age: 20, gender: 'other' }, npcs: {}, traits: [] },
    { seed: 0, max: 1, boundaries: [], language },
  )
  return {
    npcs: toSheets(scene, {}, { cast: pack.cast, customRole }),
    world: toWorld(scene.world, pack.places[scene.world.place] ?? ''),
  }
}

export const protagonists: Handler<'protagonists'> = async ({ words }) =>
  json(
    200,
    PROTAGONISTS.map(({ id, age, gender, open }) => ({
      id,
      age,
      gender,
      is_available: open,
      ...words.cards.protagonists[id],
    })),
  )
