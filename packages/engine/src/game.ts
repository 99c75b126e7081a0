import type { Language } from './languages.ts'
import type { CustomScenario, NpcId, Person, Touch } from './people.ts'
import type { Action, Change, Passage, Story, World } from './scene.ts'

export type GameId = string
export type OwnerId = string
export type Mode = 'demo' | 'full'

/** What a player chose before the first line. */
export interface Setup {
  readonly scenario: string
  readonly customScenario?: CustomScenario
  readonly protagonist: Person
  readonly npcs: Readonly<Record<NpcId, Touch>>
  readonly customNpc?: Person
  readonly traits: readonly string[]
}

export interface Game {
  readonly id: GameId
  readonly ownerId: OwnerId
  readonly mode: Mode
  readonly language: Language
  readonly setup: Setup
  readonly boundaries: readonly string[]
  readonly interviewCompleted: boolean
  readonly currentTurn: number
  readonly maxTurns: number
  readonly ended: boolean
  readonly endMessage?: string
  /** The turn the player stands on. Going back will move it; the turns themselves never change. */
  readonly headTurnId: string
  /** One line of turns from the opening on. A second branch can share the first one's early turns. */
  readonly branch: string
  readonly createdAt: number
  readonly updatedAt: number
  /** Last time somebody played or resumed it; the demo's 24 hours count from here. */
  readonly activeAt: number
}

/** One turn as it happened: immutable, and it knows its parent. The opening is turn 0 and has none. */
export interface Turn {
  readonly id: string
  readonly gameId: GameId
  readonly ownerId: OwnerId
  readonly parentId: string | null
  readonly branch: string
  readonly number: number
  readonly requestId: string
  readonly action: Action | null
  readonly language: Language
  readonly passage: Passage
  readonly changes: readonly Change[]
  readonly world: World
  readonly story: Story
  readonly createdAt: number
}
