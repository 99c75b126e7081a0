import { MAX_SWING, METER_MAX, METER_START } from './limits.ts'
import type { Expression } from './people.ts'

export const METERS = ['trust', 'attraction', 'affection'] as const
export type Meter = (typeof METERS)[number]
export type Meters = Readonly<Record<Meter, number>>

export const startMeters = (): Meters => ({
  trust: METER_START,
  attraction: METER_START,
  affection: METER_START,
})

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

/** A meter stays a whole number from 0 to 100, and never leaps further than a turn allows. */
export const moveMeter = (meter: number, weight: number): number =>
  clamp(meter + clamp(Math.trunc(weight), -MAX_SWING, MAX_SWING), 0, METER_MAX)

/** The face that answers the last turn: the first rule that fits (ART.md, face rules). */
export const faceOf = (now: Meters, moved: Partial<Meters>): Expression => {
  const by = (meter: Meter) => moved[meter] ?? 0
  if (by('trust') <= -4 || by('affection') <= -6) return now.attraction >= 50 ? 'angry' : 'sad'
  if (METERS.some((meter) => by(meter) >= 8)) return 'surprised'
  if (by('attraction') >= 3 && now.attraction >= 60) return 'shy'
  if (by('affection') >= 3) return 'happy'
  if (now.affection >= 70) return 'tender'
  if (now.affection < 25) return 'sad'
  return 'neutral'
}
