import { openMemoryStore } from '@inyeon/store/memory'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createApi } from '../app.ts'
import { type Browser, openBrowser } from '../testing/browser.ts'
import { begin, comeIn, turnBody } from '../testing/stage.ts'
import { openTestHouse } from '../testing/test-house.ts'
import { awayable } from './away.ts'
import { silenced } from './tellers.ts'
import { startTheClock, stopTheClock, until } from './virtual-time.ts'

beforeEach(() => stopTheClock(Date.UTC(2026, 10, 15, 12)))
afterEach(startTheClock)

/** A turn that is being told, on a memory that can go away. */
const setting = async ({ streamed = false } = {}) => {
  const { store, leave, comeBack } = awayable(openMemoryStore())
  const { storyteller, goOn } = silenced()
  const { house } = openTestHouse({ store, storyteller })
  const api = createApi({ ...house, clock: () => Date.now() })
  const { me } = await until(comeIn({ browser: () => openBrowser(api), close: async () => undefined }))
  const { session_id } = await until(begin(me))
  const body = turnBody({ session_id, turn: 1 })
  const asked = me.call('/demo/turn', { body, ...(streamed && { headers: { Accept: 'text/plain' } }) })
  while (api.telling() === 0) await vi.advanceTimersByTimeAsync(1)
  const turns = async () => (await until(me.get(`/game_state/${session_id}`))).json.current_turn
  return { api, me, body, session_id, asked, turns, leave, comeBack, goOn }
}

const expectAway = async (me: Browser, path: string, body?: object) => {
  const response = await until(me.call(path, body && { body }))
  expect(response.status).toBe(503)
  expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect(await response.json()).toMatchObject({ code: 'UNAVAILABLE' })
}

test('[I1] a turn told while the memory is away is kept when it comes back', async () => {
  const { me, asked, turns, leave, comeBack, goOn } = await setting()
  leave()
  goOn()
  await vi.advanceTimersByTimeAsync(25_000)
  comeBack()
  expect(await turns()).toBe(0)
  const response = await until(asked)
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({ current_turn: 1 })
  expect(await turns()).toBe(1)
  expect((await until(me.call('/ready'))).status).toBe(200)
})

test('[I15] while it is away every call that needs it says so and when to come again; health answers', async () => {
  const { me, body, session_id, leave, comeBack, goOn, asked } = await setting()
  leave()
  await expectAway(me, '/ready')
  await expectAway(me, '/me')
  await expectAway(me, `/game_state/${session_id}`)
  await expectAway(me, '/demo/turn', { ...body, request_id: crypto.randomUUID() })
  await expectAway(me, '/email/subscribe', { email: 'late@example.com' })
  expect((await until(me.call('/health'))).status).toBe(200)
  comeBack()
  expect((await until(me.call('/ready'))).status).toBe(200)
  goOn()
  expect((await until(asked)).status).toBe(200)
})

test('[I11] after half a minute the player is told, and nothing is shown as played', async () => {
  const { me, body, asked, turns, leave, comeBack, goOn } = await setting()
  leave()
  goOn()
  const response = await until(asked)
  expect(response.status).toBe(503)
  expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0)
  comeBack()
  expect(await turns()).toBe(0)
  expect(await until(me.post('/demo/turn', body))).toMatchObject({ status: 200, json: { current_turn: 1 } })
  expect(await turns()).toBe(1)
})

test('[I11] a stream whose turn could not be kept ends in a problem, not in a turn', async () => {
  const { asked, leave, goOn, turns, comeBack } = await setting({ streamed: true })
  leave()
  goOn()
  const text = await until(asked.then((response) => response.text()))
  const end = JSON.parse(text.split('<<<END_OF_STREAM>>>\n')[1] ?? '{}')
  expect(end).toMatchObject({ code: 'UNAVAILABLE', status: 503 })
  expect(end).not.toHaveProperty('narrazione')
  comeBack()
  expect(await turns()).toBe(0)
})

test('[I1, I2] a hundred outages of any length: what was acknowledged is kept, what was not is played once', {
  timeout: 60_000,
}, async () => {
  const outage = fc.record({ begins: fc.nat(3_000), lasts: fc.nat(45_000), tells: fc.nat(3_000) })
  await fc.assert(
    fc.asyncProperty(outage, async ({ begins, lasts, tells }) => {
      const { api, me, body, asked, turns, leave, comeBack, goOn } = await setting()
      setTimeout(leave, begins)
      setTimeout(comeBack, begins + lasts)
      setTimeout(goOn, tells)
      const response = await until(asked)
      expect([200, 503]).toContain(response.status)
      const reply = await response.text()
      await vi.advanceTimersByTimeAsync(60_000)
      await until(api.finishAbandoned())
      await until(api.drain())
      if (response.status === 200) expect(await turns()).toBe(1)
      const again = await until(me.call('/demo/turn', { body }))
      expect(again.status).toBe(200)
      if (response.status === 200) expect(await again.text()).toBe(reply)
      expect(await turns()).toBe(1)
    }),
    { numRuns: 100 },
  )
})
