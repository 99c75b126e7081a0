import type { Change, Choice, GameState, Sheet, TurnReply, World } from '@inyeon/contract'

/** One exchange: what the player did, and what came of it. The opening has no deed. */
export interface Passage {
  readonly deed: string | null
  readonly prose: string
}

/** All that the screen shows of a story, wherever it came from. */
export interface StoryPage {
  readonly scenario: string | null
  readonly protagonist: { readonly name: string; readonly description: string | undefined } | null
  readonly world: World
  readonly people: Readonly<Record<string, Sheet>>
  readonly turn: number
  readonly max: number
  readonly past: readonly Passage[]
  readonly now: Passage
  readonly changes: readonly Change[]
  readonly choices: readonly Choice[]
  readonly ended: boolean
  readonly endMessage: string | null
}

const passagesOf = (history: GameState['conversation_history']): readonly Passage[] => {
  const passages: Passage[] = []
  let deed: string | null = null
  for (const { role, content } of history) {
    if (role === 'user') deed = content
    else {
      passages.push({ deed, prose: content })
      deed = null
    }
  }
  return passages
}

export const pageOfState = (state: GameState): StoryPage => {
  const passages = passagesOf(state.conversation_history)
  return {
    scenario: state.scenario.name,
    protagonist: { name: state.protagonist.name, description: state.protagonist.description },
    world: state.world_state,
    people: state.npcs,
    turn: state.current_turn,
    max: state.max_turns,
    past: passages.slice(0, -1),
    now: passages.at(-1) ?? { deed: null, prose: '' },
    changes: state.turns.find(({ turn }) => turn === state.current_turn)?.changes ?? [],
    choices: state.currentChoices,
    ended: state.game_ended,
    endMessage: state.end_message,
  }
}

/** The page after a turn. From the last reply alone, when nothing else is known, a page without its past. */
export const pageAfter = (reply: TurnReply, deed: string | null, before?: StoryPage): StoryPage => ({
  scenario: before?.scenario ?? null,
  protagonist: before?.protagonist ?? null,
  world: reply.world,
  people: { ...before?.people, ...reply.updated_active_npc_sheets },
  turn: reply.current_turn,
  max: reply.max_turns,
  past: before === undefined ? [] : [...before.past, before.now],
  now: { deed, prose: reply.narrazione },
  changes: reply.changes,
  choices: reply.scelte,
  ended: reply.game_ended,
  endMessage: reply.end_message ?? null,
})

export const paragraphsOf = (prose: string): readonly string[] =>
  prose
    .split(/\n+/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
