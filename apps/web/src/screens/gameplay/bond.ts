import type { Meters } from '@inyeon/engine'

export type Bond = 'fraying' | 'slack' | 'met' | 'close' | 'tied'

/** The name of a tie, from its three threads. Without trust it frays, whatever else pulls. */
export const bondOf = ({ trust, attraction, affection }: Meters): Bond => {
  if (trust < 25) return 'fraying'
  const mean = (trust + attraction + affection) / 3
  if (mean < 42) return 'slack'
  if (mean < 60) return 'met'
  return mean < 76 ? 'close' : 'tied'
}
