import { openMemoryStore } from '@inyeon/store/memory'
import type { Storyteller } from '@inyeon/storyteller'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createApi } from '../app.ts'
import { openBrowser } from '../testing/browser.ts'
import { begin, comeIn, turnBody } from '../testing/stage.ts'
import { openTestHouse } from '../testing/test-house.ts'
import { LEASE } from '../turns/claim.ts'
import { silenced } from './tellers.ts'
import { letPass, startTheClock, stopTheClock, until } from './virtual-time.ts'

beforeEach(() => stopTheClock(Date.UTC(2026, 10, 15, 12)))
afterEach(startTheClock)

/** Two hosts on one memory and one clock; the first has fallen silent in a turn. */
const setting = async () => {
  const store = openMemoryStore()
  const { storyteller, goOn } = silenced()
  const signals: AbortSignal[] = []
  const heeding: Storyteller = {
    tell: (scene, signal) => {
      signals.push(signal)
      return storyteller.tell(scene, signal)
    },
  }
  const api = (teller?: Storyteller) => {
    const { house } = openTestHouse({ store, ...(teller && { storyteller: teller }) })
    return createApi({ ...house, clock: () => Date.now() })
  }
  const [slow, other] = [api(heeding), api()]
  const { me } = await until(comeIn({ browser: () => openBrowser(slow), close: async () => undefined }))
  const { session_id } = await until(begin(me))
  const body = turnBody({ session_id, turn: 1 })
  const answer = me.post('/demo/turn', body)
  while (slow.telling() === 0) await vi.advanceTimersByTimeAsync(1)
  return { slow, other, me, session_id, body, answer, goOn, signal: () => signals.at(-1) }
}

test('a teller that lives keeps its turn, however long it is silent', async () => {
  const { slow, other, answer, goOn } = await setting()
  for (let waited = 0; waited < 120_000; waited += 5_000) {
    await vi.advanceTimersByTimeAsync(5_000)
    expect(await other.finishAbandoned()).toBe(0)
  }
  goOn()
  expect(await until(answer)).toMatchObject({ status: 200, json: { current_turn: 1 } })
  await until(slow.drain())
})

test('a teller that was frozen and has lost its turn is told to fall silent, and leaves nothing running', async () => {
  const { slow, other, answer, goOn, signal } = await setting()
  letPass(LEASE + 1)
  expect(await other.finishAbandoned()).toBe(1)
  await until(other.drain())
  expect(signal()?.aborted).toBe(false)
  await vi.advanceTimersByTimeAsync(LEASE / 3)
  expect(signal()?.aborted).toBe(true)
  goOn()
  expect(await until(answer)).toMatchObject({ status: 200, json: { current_turn: 1 } })
  await until(slow.drain())
  expect(vi.getTimerCount()).toBe(0)
})
