import type { Season, Weather } from './arc.ts'
import type { Family, Intent, Stance } from './intents.ts'
import type { Language } from './languages.ts'
import type { Meter, Meters } from './meters.ts'
import type { CastMember, CustomScenario, Expression, NpcId, Person } from './people.ts'

/** What the player did: took an offered choice, or wrote words of their own. */
export type Action =
  | { readonly kind: 'choice'; readonly choiceId: string }
  | { readonly kind: 'words'; readonly text: string }

export interface Choice {
  readonly id: string
  readonly intent: Intent
  /** The storylet whose words label it; `way` for the small acts that fit anywhere. */
  readonly from: string
  readonly option: string
}

export interface Change {
  readonly npc: NpcId
  readonly meter: Meter
  readonly delta: number
  readonly reason: ReasonKey
  /** Words of the player, or of a fact the story keeps: what caused the movement. */
  readonly quote: string
}

/** Names one line of content that says why a meter moved. `variant` keeps two meters from one excuse. */
export interface ReasonKey {
  readonly family: Family
  readonly way: 'up' | 'down'
  readonly variant: number
}

export interface World {
  readonly place: string
  readonly date: string
  readonly time: string
  readonly weather: Weather
  readonly season: Season
  readonly scene: string
}

/** The ids of the lines that tell a scene, in order. The engine holds no sentence of them. */
export type Line =
  | { readonly kind: 'opening' }
  | { readonly kind: 'custom-opening' }
  | { readonly kind: 'slug' }
  | { readonly kind: 'outcome'; readonly storylet: string; readonly option: string; readonly variant: number }
  | { readonly kind: 'echo'; readonly quote: string; readonly variant: number }
  | { readonly kind: 'reaction'; readonly family: Family; readonly stance: Stance; readonly variant: number }
  | { readonly kind: 'recall'; readonly quote: string; readonly variant: number }
  | { readonly kind: 'setup'; readonly storylet: string; readonly variant: number }
  | { readonly kind: 'hook'; readonly storylet: string }
  | { readonly kind: 'ending'; readonly ending: string }
  | { readonly kind: 'ending-hook'; readonly ending: string }

/** One turn, decided. A storyteller may tell it in any words; it can change nothing of it. */
export interface Scene {
  readonly turn: number
  readonly language: Language
  readonly lines: readonly Line[]
  readonly intent?: Intent
  readonly stance?: Stance
  readonly changes: readonly Change[]
  readonly choices: readonly Choice[]
  readonly world: World
  readonly faces: Readonly<Record<NpcId, Expression>>
  readonly present: readonly NpcId[]
  readonly ending?: string
  /** The story as it stands when this scene is over: all that a replay or the next turn needs. */
  readonly story: Story
}

/** What the storyteller gives back: words only. */
export interface Passage {
  readonly prose: string
  /** The label of every choice of the scene, by its id. */
  readonly choices: Readonly<Record<string, string>>
  /** One line for each change of the scene, in its order. */
  readonly reasons: readonly string[]
  readonly location: string
  readonly imagePrompt: string
  readonly endMessage?: string
  readonly toldBy: 'embedded' | 'llm'
}

export interface Quote {
  readonly turn: number
  readonly text: string
}

/** The director's memory of one game. Plain JSON; with the log of actions it replays to the byte. */
export interface Story {
  readonly version: number
  readonly seed: number
  readonly scenario: string
  readonly turn: number
  readonly max: number
  readonly protagonist: Person
  readonly customScenario?: CustomScenario
  readonly customNpc?: Person
  readonly traits: readonly string[]
  readonly boundaries: readonly string[]
  readonly cast: readonly CastMember[]
  readonly meters: Readonly<Record<NpcId, Meters>>
  readonly beat: string
  readonly seen: readonly string[]
  readonly intents: readonly Intent[]
  readonly quotes: readonly Quote[]
  readonly recalled: readonly number[]
  readonly choices: readonly Choice[]
  readonly ended: boolean
}
