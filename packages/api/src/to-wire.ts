import { loadPack, loadVoices, type Pack } from '@inyeon/content'
import { arcIdOf } from '@inyeon/content/catalogue'
import {
  fromAction,
  fromCustomScenario,
  fromPerson,
  type GameState,
  type Sheet,
  type TurnReply,
  type World,
} from '@inyeon/contract'
import {
  type Change,
  CUSTOM_NPC,
  type Game,
  type NpcId,
  type Passage,
  type Scene,
  type Setup,
  startMeters,
  type Turn,
} from '@inyeon/engine'
import type { KeptTurn } from '@inyeon/store'

/** The borders of the house: inside we say prose and choices, on the wire they have their own names. */

export const toWorld = (world: Turn['world'], location: string): World => ({
  location,
  date: world.date,
  time: world.time,
  weather: world.weather,
  season: world.season,
  scene: world.scene,
})

const toChanges = (changes: readonly Change[], { reasons }: Passage): TurnReply['changes'] =>
  changes.map(({ npc, meter, delta, quote }, at) => ({
    npc_id: npc,
    meter,
    delta,
    reason: reasons[at] ?? '',
    quote,
  }))

/** What people are called in one language. */
export interface Names {
  readonly cast: Pack['cast']
  readonly customRole: string
}

export const namesFor = async ({ story, language }: Pick<Scene, 'story' | 'language'>): Promise<Names> => {
  const [{ cast }, { customRole }] = await Promise.all([
    loadPack(language, arcIdOf(story.scenario)),
    loadVoices(language),
  ])
  return { cast, customRole }
}

/** Everybody in the story, as the player sees them after this scene. */
export const toSheets = (
  { story, present, faces }: Pick<Scene, 'story' | 'present' | 'faces'>,
  npcs: Setup['npcs'],
  { cast, customRole }: Names,
): Record<NpcId, Sheet> =>
  Object.fromEntries(
    story.cast.map(({ id, age, gender, avatar }) => {
      const custom = id === CUSTOM_NPC ? story.customNpc : undefined
      const named = cast[id]
      const sheet: Sheet = {
        full_name: custom?.name ?? named?.full ?? id,
        nickname: custom?.nickname ?? npcs[id]?.nickname ?? custom?.name ?? named?.given ?? id,
        age,
        gender,
        role: custom ? customRole : (named?.role ?? ''),
        ...(story.meters[id] ?? startMeters()),
        present: present.includes(id),
        expression: faces[id] ?? 'neutral',
        avatar,
      }
      return [id, sheet]
    }),
  )

export const toTurnReply = (game: Game, scene: Scene, passage: Passage, names: Names): TurnReply => ({
  narrazione: passage.prose,
  scelte: scene.choices.map(({ id }) => ({ choice_id: id, text: passage.choices[id] ?? id })),
  session_id: game.id,
  image_prompt: passage.imagePrompt,
  updated_active_npc_sheets: toSheets(scene, game.setup.npcs, names),
  changes: toChanges(scene.changes, passage),
  current_turn: scene.turn,
  max_turns: game.maxTurns,
  world: toWorld(scene.world, passage.location),
  game_ended: scene.ending !== undefined,
  ...(passage.endMessage === undefined ? {} : { end_message: passage.endMessage }),
  storyteller: passage.toldBy,
})

/** The whole game, for a browser that comes back to it. */
export const toGameState = (game: Game, turns: readonly KeptTurn[], scenarioName: string): GameState => {
  const opening = turns[0]
  const head = turns.at(-1)
  if (opening === undefined || head === undefined) throw new RangeError('a game without its opening')
  const first = JSON.parse(opening.reply) as TurnReply
  const last = JSON.parse(head.reply) as TurnReply
  const { customScenario, protagonist } = game.setup
  return {
    session_id: game.id,
    scenario: {
      scenario_id: game.setup.scenario,
      name: scenarioName,
      ...(customScenario && { custom_scenario: fromCustomScenario(customScenario) }),
      initial_state: { npcs: first.updated_active_npc_sheets, world: first.world },
    },
    protagonist: fromPerson(protagonist),
    npcs: last.updated_active_npc_sheets,
    current_turn: game.currentTurn,
    max_turns: game.maxTurns,
    world_state: last.world,
    conversation_history: turns.flatMap((turn, at) => historyOf(turn, turns[at - 1])),
    turns: turns.flatMap(playedTurn),
    currentChoices: last.scelte,
    relationships: Object.fromEntries(
      Object.entries(head.story.meters).map(([id, { trust, attraction, affection }]) => [
        id,
        { trust, attraction, affection },
      ]),
    ),
    boundaries: [...game.boundaries],
    interview_completed: game.interviewCompleted,
    game_ended: game.ended,
    end_message: game.endMessage ?? null,
    isDemoMode: game.mode === 'demo',
    created_at: iso(game.createdAt),
    updated_at: iso(game.updatedAt),
    director: head.story,
  }
}

const historyOf = (turn: KeptTurn, before: KeptTurn | undefined): GameState['conversation_history'] => {
  const lastUpdated = iso(turn.createdAt)
  const told = { role: 'assistant' as const, content: turn.passage.prose, lastUpdated }
  if (turn.action === null) return [told]
  const content =
    turn.action.kind === 'words'
      ? turn.action.text
      : (before?.passage.choices[turn.action.choiceId] ?? turn.action.choiceId)
  return [{ role: 'user' as const, content, lastUpdated }, told]
}

const playedTurn = (turn: KeptTurn): GameState['turns'] => {
  if (turn.action === null) return []
  const { changes, world } = JSON.parse(turn.reply) as TurnReply
  return [{ turn: turn.number, request_id: turn.requestId, action: fromAction(turn.action), changes, world }]
}

export const iso = (time: number): string => new Date(time).toISOString()
