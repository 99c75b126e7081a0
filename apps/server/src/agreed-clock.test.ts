import { expect, test } from 'vitest'
import { agreeOn } from './agreed-clock.ts'

test('two machines whose own clocks differ tell the same time', async () => {
  const database = async () => 1_000_000
  const early = await agreeOn(database, () => 5)
  const late = await agreeOn(database, () => 77_777)
  expect(early.now()).toBe(late.now())
})

test('between two looks time goes on by the steady clock', async () => {
  let steady = 100
  const clock = await agreeOn(
    async () => 1_000_000,
    () => steady,
  )
  steady += 2_500
  expect(clock.now()).toBe(1_002_500)
})

test('half the way of the answer is counted', async () => {
  let steady = 0
  const clock = await agreeOn(
    async () => {
      steady += 80
      return 1_000_000
    },
    () => steady,
  )
  expect(clock.now()).toBe(1_000_040)
})

test('a drift is corrected at the next look, but not by an answer that was long on its way', async () => {
  let steady = 0
  let theirs = 1_000_000
  let way = 0
  const clock = await agreeOn(
    async () => {
      steady += way
      return theirs
    },
    () => steady,
  )
  theirs += 300
  await clock.agree()
  expect(clock.now()).toBe(1_000_300)
  theirs += 60_000
  way = 1_001
  await clock.agree()
  expect(clock.now()).toBe(1_000_300 + 1_001)
})

test('a database that is away leaves the clock as it was', async () => {
  let away = false
  const clock = await agreeOn(
    async () => {
      if (away) throw new Error('away')
      return 1_000_000
    },
    () => 0,
  )
  away = true
  await expect(clock.agree()).rejects.toThrow('away')
  expect(clock.now()).toBe(1_000_000)
})
