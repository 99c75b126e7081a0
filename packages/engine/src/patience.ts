/** How long to wait for an answer, by how the network has been behaving (spec, section 9). */
export const PATIENCE = {
  normal: 30_000,
  interview: 60_000,
  turn: 120_000,
  stream: 90_000,
  chunk: 15_000,
  event: 5_000,
} as const
export type Wait = keyof typeof PATIENCE

export type NetworkQuality = 'good' | 'medium' | 'poor'

const REMEMBERED_OPERATIONS = 10
const MULTIPLIER = { good: 1, medium: 1.5, poor: 2.5 } as const

export const rememberOperation = (durations: readonly number[], duration: number): readonly number[] =>
  [...durations, duration].slice(-REMEMBERED_OPERATIONS)

export const networkQuality = (durations: readonly number[]): NetworkQuality => {
  const last = durations.slice(-REMEMBERED_OPERATIONS)
  const average = last.length === 0 ? 0 : last.reduce((sum, ms) => sum + ms, 0) / last.length
  if (average > 15_000) return 'poor'
  return average > 8_000 ? 'medium' : 'good'
}

/** The wait for this kind of call: stretched on a poor network, never beyond the clamps. */
export const waitFor = (wait: Wait, quality: NetworkQuality): number => {
  const base = PATIENCE[wait]
  const least = Math.min(0.5 * base, 5_000)
  const most = Math.min(3 * base, 120_000)
  return Math.min(most, Math.max(least, base * MULTIPLIER[quality]))
}
