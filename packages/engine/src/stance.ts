import type { Intent, Stance } from './intents.ts'
import type { Meter, Meters } from './meters.ts'

type Weights = readonly [trust: number, attraction: number, affection: number]

/** What an act does to the three meters when it is welcome. */
const BASE: Readonly<Record<Intent, Weights>> = {
  compliment: [1, 3, 2],
  thank: [2, 0, 3],
  agree: [2, 1, 3],
  flirt: [0, 5, 1],
  confess: [1, 4, 6],
  touch: [0, 5, 3],
  comfort: [3, 0, 4],
  help: [5, 1, 4],
  gift: [1, 1, 4],
  tease: [0, 4, 1],
  joke: [1, 3, 2],
  apologise: [4, 0, 3],
  promise: [4, 0, 3],
  ask_past: [3, 1, 3],
  share_secret: [5, 1, 4],
  invite: [1, 3, 3],
  work_together: [4, 1, 2],
  confront: [3, 2, -2],
  lie: [-5, 0, -1],
  jealous: [-2, 2, -2],
  refuse: [1, -1, -1],
  leave: [0, -1, -2],
  silence: [2, 1, 0],
  other: [1, 0, 1],
}

/** How much an act asks of the other person. */
const RISK: Partial<Record<Intent, number>> = {
  confess: 18,
  touch: 12,
  confront: 6,
  jealous: 6,
  flirt: 4,
  tease: 2,
}

/** A kind no, a silence or a lie that nobody has seen through is not something to turn down. */
const NEVER_REJECTED: readonly Intent[] = ['refuse', 'leave', 'silence', 'lie', 'other']

export interface Asking {
  readonly intent: Intent
  readonly meters: Meters
  /** How often the same was done in the last four turns. */
  readonly repeats: number
  /** How far the story has come, 0 to 1. */
  readonly progress: number
  /** 0 to 1. */
  readonly chance: number
}

export const stanceTo = ({ intent, meters, repeats, progress, chance }: Asking): Stance => {
  const mean = (meters.trust + meters.attraction + meters.affection) / 3
  const mood = 2 + 0.6 * (mean - 50) + 10 * progress + (chance * 16 - 8) - (RISK[intent] ?? 0) - 4 * repeats
  if (mood > 5) return 'accept'
  if (mood > -4 || NEVER_REJECTED.includes(intent)) return 'hesitate'
  return 'reject'
}

const WELCOME = { accept: 1, hesitate: 0.25, reject: -0.7 } as const
const ORDER: readonly Meter[] = ['trust', 'attraction', 'affection']

/** How far an act moves each meter: less when repeated, less near the ends, against you when refused. */
export const movesOf = (
  { intent, meters, repeats }: Asking,
  stance: Stance,
  nudge: Partial<Meters> = {},
): Readonly<Record<Meter, number>> => {
  const weights = BASE[intent]
  const moved = ORDER.map((meter, at) => {
    const base = (weights[at] ?? 0) + (stance === 'accept' ? (nudge[meter] ?? 0) : 0)
    const welcomed = base < 0 ? base : base * WELCOME[stance]
    const fresh = base < 0 ? welcomed : welcomed * 0.6 ** repeats
    const far = (fresh > 0 && meters[meter] > 75) || (fresh < 0 && meters[meter] < 25)
    return [meter, Math.round(far ? fresh * 0.6 : fresh)] as const
  })
  return Object.fromEntries(moved) as Record<Meter, number>
}
