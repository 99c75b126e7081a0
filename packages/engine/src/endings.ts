import type { Arc, Ending } from './arc.ts'
import { METERS, type Meters } from './meters.ts'

const holds = (ending: Ending, meters: Meters): boolean =>
  METERS.every(
    (meter) =>
      meters[meter] >= (ending.least?.[meter] ?? 0) && meters[meter] <= (ending.most?.[meter] ?? 100),
  )

/** The first ending, by the arc's order, that what the player did has earned. */
export const endingFor = (arc: Arc, lead: Meters): string => {
  const ending = arc.endings.find((one) => holds(one, lead)) ?? arc.endings.at(-1)
  if (ending === undefined) throw new RangeError('an arc without endings')
  return ending.id
}
