import { createHash } from 'node:crypto'
import type { Limits } from '@inyeon/api'
import { RATES, type RateName } from '@inyeon/engine'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  RLWrapperTimeouts,
} from 'rate-limiter-flexible'

const NAMES = Object.keys(RATES) as readonly RateName[]
const PATIENCE = 2_000

const budget = (name: RateName, scale: number) => ({
  keyPrefix: name,
  points: Math.max(1, Math.round(RATES[name].points * scale)),
  duration: RATES[name].seconds,
})

/** An email or an address must not stand in the table of counts. */
const unnamed = (key: string): string => createHash('sha256').update(key).digest('base64url')

const limitsOf = (make: (name: RateName) => RateLimiterAbstract): Limits => {
  const limiters = new Map(NAMES.map((name) => [name, make(name)]))
  return {
    take: async (name, key) => {
      try {
        await limiters.get(name)?.consume(unnamed(key))
        return undefined
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
      }
    },
  }
}

const noLimits: Limits = { take: async () => undefined }

/** How often one process has been asked. */
export const memoryLimits = (scale: number): Limits =>
  scale === 0 ? noLimits : limitsOf((name) => new RateLimiterMemory(budget(name, scale)))

/** As much of a connection pool as counting needs. */
export interface Asked {
  query(question: object): Promise<unknown>
}

/** How often all processes on one database have been asked. While it is away, each counts for itself. */
export const postgresLimits = (pool: Asked, scale: number): Limits => {
  if (scale === 0) return noLimits
  return limitsOf((name) => {
    const insuranceLimiter = new RateLimiterMemory(budget(name, scale))
    const limiter = new RateLimiterPostgres({
      ...budget(name, scale),
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rates',
      tableCreated: true,
      // One of them sweeps the table they all share.
      clearExpiredByTimeout: name === NAMES[0],
      insuranceLimiter,
    })
    return new RLWrapperTimeouts({ limiter, insuranceLimiter, timeoutMs: PATIENCE })
  })
}
