import { Problem } from '@inyeon/contract'
import type { RateName } from '@inyeon/engine'
import type { House } from '../house.ts'

export const guardRate = async (house: House, name: RateName, key: string): Promise<void> => {
  const seconds = await house.limits.take(name, key)
  if (seconds !== undefined) throw new Problem('RATE_LIMITED', { retryAfter: seconds })
}
