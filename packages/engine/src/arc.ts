import type { Intent } from './intents.ts'
import type { Meters } from './meters.ts'
import type { CastMember, NpcId, Role } from './people.ts'

/** A scenario as data: who is in it, where it happens, and what may happen. No word of it is prose. */
export interface Arc {
  readonly scenario: string
  /** Goes up when a change of the data would make an old game replay differently. */
  readonly version: number
  readonly cast: readonly CastMember[]
  /** Which of the leads sits in the lead's chair, by whom the protagonist may love. */
  readonly leads: { readonly men: NpcId; readonly women: NpcId }
  readonly places: readonly Place[]
  readonly calendar: readonly CalendarDay[]
  readonly opening: Storylet
  readonly storylets: readonly Storylet[]
  /** Small acts that fit anywhere: one of them is the fourth choice of a turn. */
  readonly ways: readonly Option[]
  readonly endings: readonly Ending[]
}

export interface Place {
  readonly id: string
  /** The drawing that stands for it. */
  readonly scene: string
}

export interface CalendarDay {
  readonly date: string
  readonly weather: Weather
  readonly season: Season
}

export type Weather = 'clear' | 'cloudy' | 'rain' | 'snow' | 'petals' | 'dust' | 'heat'
export type Season = 'spring' | 'summer' | 'autumn' | 'winter'

export interface Storylet {
  readonly id: string
  readonly place: string
  /** Clock time when it begins, `HH:MM`. */
  readonly time: string
  readonly tension: 0 | 1 | 2 | 3 | 4 | 5
  /** The stretch of the story, from 0 to 1, whose season it needs: blossom does not wait for June. */
  readonly within?: readonly [number, number]
  /** Whom the scene turns on; whoever is not `with` stays still. */
  readonly focus: Role
  readonly with: readonly Role[]
  readonly options: readonly Option[]
}

export interface Option {
  readonly id: string
  readonly intent: Intent
  /** The author's nudge on top of what the intent does anyway. */
  readonly effect?: Partial<Meters>
}

export interface Ending {
  readonly id: string
  /** All of these must hold for the lead when the story closes; the first ending that fits is told. */
  readonly least?: Partial<Meters>
  readonly most?: Partial<Meters>
}
