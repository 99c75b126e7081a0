import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { repeat } from './repeat.ts'

test('a chore is done again after it failed, never twice at once, and its end is waited for', async () => {
  const leaving = new AbortController()
  const failures: unknown[] = []
  let running = 0
  let most = 0
  let times = 0
  const chore = async () => {
    running += 1
    most = Math.max(most, running)
    await sleep(5)
    running -= 1
    times += 1
    if (times === 2) throw new Error('tired')
    if (times === 4) leaving.abort()
  }
  await repeat(1, chore, (failure) => failures.push(failure), leaving.signal)
  expect({ times, most, running }).toEqual({ times: 4, most: 1, running: 0 })
  expect(failures).toEqual([new Error('tired')])
})

test('leaving ends the wait at once', async () => {
  const leaving = new AbortController()
  const done = repeat(
    60_000,
    async () => {},
    () => {},
    leaving.signal,
  )
  await sleep(5)
  leaving.abort()
  await done
})
