import { RATES, type RateName } from '@inyeon/engine'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { memoryLimits, postgresLimits } from './limits.ts'

const names = Object.keys(RATES) as RateName[]
const takeMany = async (
  limits: ReturnType<typeof memoryLimits>,
  name: RateName,
  times: number,
  key = 'somebody',
) => {
  const waits: (number | undefined)[] = []
  for (let time = 0; time < times; time++) waits.push(await limits.take(name, key))
  return waits
}
const allowed = (waits: readonly (number | undefined)[]) => waits.filter((wait) => wait === undefined).length

afterEach(() => {
  vi.useRealTimers()
})

describe.each(names)('%s', (name) => {
  const { points, seconds } = RATES[name]

  test('may be asked exactly as often as the wire says', async () => {
    const waits = await takeMany(memoryLimits(1), name, points + 2)
    expect(allowed(waits)).toBe(points)
    expect(waits.slice(0, points).every((wait) => wait === undefined)).toBe(true)
    expect(waits.at(-1)).toBeGreaterThan(0)
    expect(waits.at(-1)).toBeLessThanOrEqual(seconds)
  })

  test('may be asked twice as often at scale 2', async () => {
    expect(allowed(await takeMany(memoryLimits(2), name, 2 * points + 2))).toBe(2 * points)
  })

  test('has no limit at scale 0', async () => {
    expect(allowed(await takeMany(memoryLimits(0), name, 2 * points))).toBe(2 * points)
  })

  test('may be asked at least once at the smallest scale', async () => {
    expect(allowed(await takeMany(memoryLimits(0.000_001), name, 3))).toBe(1)
  })

  test('is counted for each one apart', async () => {
    const limits = memoryLimits(1)
    await takeMany(limits, name, points, 'somebody')
    expect(await limits.take(name, 'somebody')).toBeDefined()
    expect(await limits.take(name, 'somebody else')).toBeUndefined()
  })

  test('may be asked again when the time is over', async () => {
    vi.useFakeTimers()
    const limits = memoryLimits(1)
    await takeMany(limits, name, points)
    expect(await limits.take(name, 'somebody')).toBe(seconds)
    vi.advanceTimersByTime(seconds * 1000 - 400)
    expect(await limits.take(name, 'somebody')).toBe(1)
    vi.advanceTimersByTime(400)
    expect(await limits.take(name, 'somebody')).toBeUndefined()
  })
})

test('one rate does not use up another', async () => {
  const limits = memoryLimits(1)
  await takeMany(limits, 'feedback', RATES.feedback.points + 1)
  expect(await limits.take('start', 'somebody')).toBeUndefined()
})

test('while the database is away the counting goes on here', async () => {
  const away = { query: () => Promise.reject(new Error('connection refused')) }
  const limits = postgresLimits(away, 1)
  expect(allowed(await takeMany(limits, 'feedback', RATES.feedback.points + 3))).toBe(RATES.feedback.points)
})

test('a database that does not answer holds nobody up for long', async () => {
  vi.useFakeTimers()
  const limits = postgresLimits({ query: () => new Promise(() => {}) }, 1)
  const taken = limits.take('start', 'somebody')
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await taken).toBeUndefined()
})
