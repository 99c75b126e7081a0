import { RATES } from '@inyeon/engine'
import { openMemoryStore } from '@inyeon/store/memory'
import type { Storyteller } from '@inyeon/storyteller'
import { embedded } from '@inyeon/storyteller/embedded'
import { describe, expect, test } from 'vitest'
import { type Browser, openBrowser } from './testing/browser.ts'
import { anEmail, begin, JIWOO, turnBody } from './testing/stage.ts'
import { openTestHouse } from './testing/test-house.ts'

const open = (rateScale: number) =>
  openTestHouse({ store: openMemoryStore(), rateScale, settings: { mail: true, maxAccesses: 1000 } })

/** Asks until somebody says that it is enough; how many were let through, and what the refusal was. */
const askUntilRefused = async (ask: () => Promise<Response>, most: number) => {
  for (let passed = 0; passed <= most; passed++) {
    const response = await ask()
    if (response.status === 429) return { passed, refused: response }
    await response.text()
  }
  throw new Error(`never refused in ${most} calls`)
}

const guest = async (api: ReturnType<typeof open>['api']): Promise<Browser> => {
  const me = openBrowser(api, '198.51.100.1')
  await me.post('/email/subscribe', { email: anEmail() })
  return me
}

const CALLS = {
  subscribe: (me: Browser) => me.call('/email/subscribe', { body: { email: anEmail() } }),
  codeByEmail: (me: Browser) => me.call('/identity/code', { body: { email: 'mila@example.com' } }),
  codeByAddress: (me: Browser) => me.call('/identity/code', { body: { email: anEmail() } }),
  start: (me: Browser) =>
    me.call('/demo/start', { body: { scenario_id: 'encore', protagonist: JIWOO, isDemoMode: true } }),
  turn: (me: Browser) =>
    me.call('/demo/turn', { body: turnBody({ session_id: crypto.randomUUID(), turn: 1 }) }),
  feedback: (me: Browser) =>
    me.call('/feedback', { body: { type: 'love', message: 'A message of some length.' } }),
  event: (me: Browser) =>
    me.call('/demo/conversion-event', { body: { session_id: 's', event_type: 'page_view' } }),
  other: (me: Browser) => me.call('/scenarios'),
} as const

describe('[RATE-1] each limit of the wire', () => {
  test.each(Object.keys(CALLS) as (keyof typeof CALLS)[])(
    '%s is held at its number, says when to come back, and opens again',
    async (name) => {
      const { api, travel } = open(1)
      const me = await guest(api)
      const { points, seconds } = RATES[name]
      const mine = openBrowser(api)
      for (const [credential, token] of me.jar) mine.jar.set(credential, token)
      const { passed, refused } = await askUntilRefused(() => CALLS[name](mine), points + 5)
      expect(passed).toBe(points)
      expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
      expect(Number(refused.headers.get('Retry-After'))).toBeLessThanOrEqual(seconds)
      expect(await refused.json()).toMatchObject({ code: 'RATE_LIMITED', status: 429 })
      travel(seconds * 1000 + 1)
      expect((await CALLS[name](mine)).status).not.toBe(429)
    },
  )
  test('[RATE-2] the scale multiplies, and zero switches off', async () => {
    const doubled = open(2)
    expect((await askUntilRefused(() => CALLS.feedback(openBrowser(doubled.api)), 50)).passed).toBe(20)
    const off = open(0)
    for (let at = 0; at < 50; at++) expect((await CALLS.feedback(openBrowser(off.api))).status).toBe(201)
  })
  test('[RATE-3] another address, and another visitor, have counts of their own', async () => {
    const { api } = open(1)
    await askUntilRefused(() => CALLS.feedback(openBrowser(api)), 50)
    expect((await CALLS.feedback(openBrowser(api, '203.0.113.9'))).status).toBe(201)
    const [me, you] = [await guest(api), await guest(api)]
    await askUntilRefused(() => CALLS.turn(me), 100)
    expect((await CALLS.turn(you)).status).toBe(404)
  })
  test('[RATE-5] two turns of one visitor may be told at once, a third waits its turn', async () => {
    const gate = Promise.withResolvers<void>()
    const storyteller = embedded()
    const slow: Storyteller = {
      tell: async function* (scene, signal) {
        if (scene.turn > 0) await gate.promise
        return yield* storyteller.tell(scene, signal)
      },
    }
    const { api } = openTestHouse({ store: openMemoryStore(), storyteller: slow, settings: { maxSaves: 3 } })
    const me = await guest(api)
    const games = [await begin(me), await begin(me), await begin(me)]
    const [first, second, third] = games.map(
      ({ session_id }) =>
        () =>
          me.post('/demo/turn', turnBody({ session_id, turn: 1 })),
    )
    const told = [first?.(), second?.()]
    await new Promise((wake) => setTimeout(wake, 20))
    expect(await third?.()).toMatchObject({ status: 429, json: { code: 'RATE_LIMITED' } })
    gate.resolve()
    expect((await Promise.all(told)).map((reply) => reply?.status)).toEqual([200, 200])
    expect((await third?.())?.status).toBe(200)
  })
  test('[RATE-4] twenty subscribes at once are never too many', async () => {
    const { api } = open(1)
    const email = anEmail()
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => openBrowser(api).post('/email/subscribe', { email })),
    )
    expect(replies.every(({ status }) => status === 200)).toBe(true)
  })
})
