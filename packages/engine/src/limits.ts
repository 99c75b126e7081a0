/** Numbers the game promises. Those an operator may set carry their default here. */
export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

export const MAX_TURNS = 15
export const MAX_SAVES = 2
export const MAX_ACCESSES = 3

export const ADULT_AGE = 19
export const OLDEST_AGE = 99

/** A demo session and a visit both end after this long without activity. Nothing is deleted. */
export const IDLE_LIMIT = DAY

export const METER_START = 50
export const METER_MAX = 100
/** The most a meter may move in one turn, whatever happened in it. */
export const MAX_SWING = 15

export const CUSTOM_NPCS = 1
export const INTERVIEW_QUESTIONS = 5
export const BOUNDARIES = 10

/** Lengths count code points, so that a Hangul syllable and an emoji weigh what a reader sees. */
export const LENGTHS = {
  name: 60,
  trait: 40,
  traits: 6,
  description: 1000,
  action: 500,
  boundary: 40,
  feedbackLeast: 10,
  feedbackMost: 1000,
  email: 254,
} as const

/** How often something may be asked. `per` names whose count it is. Scaled by RATE_LIMIT_SCALE. */
export const RATES = {
  subscribe: { points: 40, seconds: 60, per: 'address' },
  codeByEmail: { points: 3, seconds: 3600, per: 'email' },
  codeByEmailDaily: { points: 10, seconds: 86_400, per: 'email' },
  codeByAddress: { points: 10, seconds: 3600, per: 'address' },
  start: { points: 20, seconds: 60, per: 'address' },
  turn: { points: 60, seconds: 60, per: 'visitor' },
  feedback: { points: 10, seconds: 60, per: 'address' },
  event: { points: 120, seconds: 60, per: 'address' },
  other: { points: 600, seconds: 60, per: 'address' },
} as const
export type RateName = keyof typeof RATES

/** How many turns of one visitor may be told at the same time. */
export const TURNS_AT_ONCE = 2
