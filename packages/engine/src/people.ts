import type { LENGTHS } from './limits.ts'

export const GENDERS = ['male', 'female', 'nonbinary', 'other'] as const
export type Gender = (typeof GENDERS)[number]

export const ORIENTATIONS = ['men', 'women', 'both', 'asexual'] as const
export type Orientation = (typeof ORIENTATIONS)[number]

export const MOODS = ['romantic', 'dramatic', 'mysterious', 'lighthearted', 'intense'] as const
export type Mood = (typeof MOODS)[number]

export const EXPRESSIONS = ['neutral', 'happy', 'tender', 'shy', 'sad', 'angry', 'surprised'] as const
export type Expression = (typeof EXPRESSIONS)[number]

/** A person whom a player described: the protagonist, or the one custom character of the demo. */
export interface Person {
  readonly name: string
  readonly nickname?: string
  readonly age: number
  readonly gender: Gender
  readonly orientation?: Orientation
  readonly nationality?: string
  readonly languages?: readonly string[]
  /** At most {@link LENGTHS.traits}. */
  readonly traits?: readonly string[]
  readonly description?: string
  readonly avatar?: string
  /** How a name that is not written in Hangul is read, so that Korean particles can follow it. */
  readonly hangulName?: string
}

/** What a player may change about somebody the scenario brings along. */
export interface Touch {
  readonly nickname?: string
  readonly avatar?: string
}

export interface CustomScenario {
  readonly name: string
  readonly description: string
  readonly location: string
  readonly timePeriod: string
  readonly mood: Mood
}

export type NpcId = string
export type Role = 'lead' | 'foil' | 'rival' | 'friend' | 'elder' | 'custom'

/** The catalogue's fixed facts about somebody: no model, no player and no turn can change them. */
export interface CastMember {
  readonly id: NpcId
  readonly age: number
  readonly gender: Gender
  readonly role: Role
  readonly avatar: string
}
