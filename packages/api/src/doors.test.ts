import { MINUTE } from '@inyeon/engine'
import { openMemoryStore } from '@inyeon/store/memory'
import { describe, expect, test } from 'vitest'
import { type Browser, openBrowser } from './testing/browser.ts'
import { anEmail, begin, play } from './testing/stage.ts'
import { openTestHouse, type Wishes } from './testing/test-house.ts'

const withMail = (settings: Wishes['settings']) => {
  const store = openMemoryStore()
  return { ...openTestHouse({ store, settings: { mail: true, ...settings } }), store }
}

/** The code in the newest letter, as its reader would find it. */
const codeMailed = async ({ store, house }: ReturnType<typeof withMail>): Promise<string> => {
  const letters = await store.outbox.take(house.clock(), house.clock() + 1, 100)
  const newest = letters.toSorted((a, b) => a.createdAt - b.createdAt).at(-1)
  return /\b(\d{8})\b/.exec(newest?.content.text ?? '')?.[1] ?? ''
}

describe('proving an email', () => {
  test('[CODE-2] a seen email on an unknown browser types a code, then finds its saves; nothing is counted before', async () => {
    const given = withMail({ identityMode: 'verify-returning' })
    const email = anEmail()
    const first = openBrowser(given.api)
    expect((await first.post('/email/subscribe', { email })).json).toMatchObject({ success: true })
    const { session_id } = await begin(first)
    const second = openBrowser(given.api)
    expect((await second.post('/email/subscribe', { email })).json).toMatchObject({
      success: false,
      code_required: true,
      reached_limit: false,
    })
    expect((await first.get('/me')).json).toMatchObject({ access_count: 1 })
    expect((await second.post('/identity/code', { email })).status).toBe(202)
    const verified = await second.post('/identity/verify', { email, code: await codeMailed(given) })
    expect(verified).toMatchObject({ status: 200, json: { success: true, data: { access_count: 2 } } })
    expect((await second.get(`/game_state/${session_id}`)).status).toBe(200)
    await play(second, { session_id, turn: 1 })
  })
  test('[CODE-7] a first answer that was lost on the way is given again, cookie and all, without a code', async () => {
    const { api } = withMail({ identityMode: 'verify-returning' })
    const body = { email: anEmail(), request_id: crypto.randomUUID() }
    const first = await openBrowser(api).post('/email/subscribe', body)
    const again = openBrowser(api)
    expect(await again.post('/email/subscribe', body)).toEqual(first)
    expect((await again.get('/me')).json).toMatchObject({ access_count: 1 })
  })
  test('[CODE-3] whoever used the email without proof loses sight of it once it is proved', async () => {
    const given = withMail({ identityMode: 'open' })
    const email = anEmail()
    const thief = openBrowser(given.api)
    await thief.post('/email/subscribe', { email })
    const owner = openBrowser(given.api)
    await owner.post('/identity/code', { email })
    await owner.post('/identity/verify', { email, code: await codeMailed(given) })
    const { session_id } = await begin(owner)
    expect((await thief.get(`/game_state/${session_id}`)).status).toBe(401)
    const third = openBrowser(given.api)
    await third.post('/identity/code', { email })
    await third.post('/identity/verify', { email, code: await codeMailed(given) })
    expect((await third.get(`/game_state/${session_id}`)).status).toBe(200)
    expect((await owner.get(`/game_state/${session_id}`)).status).toBe(200)
  })
  test('[CODE-4] in strict mode every unknown browser types a code, and every email gets the same answer', async () => {
    const given = withMail({ identityMode: 'strict' })
    const email = anEmail()
    const unknown = await openBrowser(given.api).post('/email/subscribe', { email })
    const me = openBrowser(given.api)
    await me.post('/identity/code', { email })
    expect((await me.post('/identity/verify', { email, code: await codeMailed(given) })).json).toMatchObject({
      success: true,
      data: { access_count: 1 },
    })
    expect(await openBrowser(given.api).post('/email/subscribe', { email })).toEqual(unknown)
    expect((await me.post('/email/subscribe', { email })).json).toMatchObject({
      success: true,
      data: { access_count: 2 },
    })
  })
  test('[CODE-5] five wrong tries kill a code; it works once, for ten minutes, in the browser that asked', async () => {
    const given = withMail({ identityMode: 'strict' })
    const ask = async (email: string) => {
      const me = openBrowser(given.api)
      await me.post('/identity/code', { email })
      return { me, code: await codeMailed(given) }
    }
    const verify = async (me: Browser, email: string, code: string) =>
      (await me.post('/identity/verify', { email, code })).status
    const wrong = (code: string) => (code === '00000000' ? '11111111' : '00000000')

    const [tried, late, once, stolen, resent] = Array.from({ length: 5 }, anEmail) as [
      string,
      string,
      string,
      string,
      string,
    ]
    const one = await ask(tried)
    for (let attempt = 0; attempt < 5; attempt++)
      expect(await verify(one.me, tried, wrong(one.code))).toBe(400)
    expect(await verify(one.me, tried, one.code)).toBe(400)

    const two = await ask(late)
    given.travel(10 * MINUTE)
    expect(await verify(two.me, late, two.code)).toBe(400)

    const three = await ask(once)
    const thief = openBrowser(given.api)
    thief.jar.set('pending', three.me.jar.get('pending') ?? '')
    expect(await verify(three.me, once, three.code)).toBe(200)
    expect(await verify(thief, once, three.code)).toBe(400)

    const four = await ask(stolen)
    expect(await verify(openBrowser(given.api), stolen, four.code)).toBe(400)
    expect(await verify(four.me, stolen, four.code)).toBe(200)

    const old = await ask(resent)
    const fresh = await ask(resent)
    expect(await verify(old.me, resent, old.code)).toBe(400)
    expect(await verify(fresh.me, resent, fresh.code)).toBe(200)
  })
  test('[CODE-6] a proven email without an access left may still come back to its saves', async () => {
    const given = withMail({ identityMode: 'verify-returning', maxAccesses: 1 })
    const email = anEmail()
    const first = openBrowser(given.api)
    await first.post('/email/subscribe', { email })
    const { session_id } = await begin(first)
    const second = openBrowser(given.api)
    await second.post('/identity/code', { email })
    const verified = await second.post('/identity/verify', { email, code: await codeMailed(given) })
    expect(verified.json).toMatchObject({ success: false, reached_limit: true })
    await play(second, { session_id, turn: 1 })
  })
})

describe('the operator’s door', () => {
  const PASSWORD = 'correct horse battery staple'
  const open = () =>
    openTestHouse({
      store: openMemoryStore(),
      admin: { verify: async (tried) => tried === PASSWORD, fingerprint: 'one' },
    })
  const login = (me: Browser, password = PASSWORD) => me.call('/admin/login', { body: { password } })

  test('[ADM-3] where admin is off its calls do not exist', async () => {
    const { api } = openTestHouse({ store: openMemoryStore() })
    expect((await login(openBrowser(api))).status).toBe(404)
    expect((await openBrowser(api).get('/admin/session')).status).toBe(404)
  })
  test('[ADM-4] the password opens a session, logout closes it', async () => {
    const me = openBrowser(open().api)
    expect((await me.get('/admin/session')).status).toBe(401)
    expect((await login(me, 'wrong')).status).toBe(401)
    expect((await login(me)).status).toBe(204)
    const { status, json } = await me.get('/admin/session')
    expect(status).toBe(200)
    expect(json).toMatchObject({ csrf_token: expect.any(String), failed_attempts: 0 })
    const token = me.jar.get('admin')
    expect((await me.call('/admin/logout', { method: 'POST' })).status).toBe(204)
    if (token) me.jar.set('admin', token)
    expect((await me.get('/admin/session')).status).toBe(401)
  })
  test('[ADM-5] five failures lock the address, not the operator elsewhere', async () => {
    const { api, travel } = open()
    const attacker = openBrowser(api)
    for (let attempt = 0; attempt < 5; attempt++) expect((await login(attacker, 'guess')).status).toBe(401)
    const locked = await login(attacker)
    expect(locked.status).toBe(429)
    expect(Number(locked.headers.get('Retry-After'))).toBe(900)
    expect((await login(openBrowser(api, '203.0.113.5'))).status).toBe(204)
    travel(15 * MINUTE + 1)
    expect((await login(attacker)).status).toBe(204)
  })
  test('[ADM-6] a session ends after half an hour idle and after eight hours at most', async () => {
    const { api, travel } = open()
    const me = openBrowser(api)
    await login(me)
    travel(30 * MINUTE)
    expect((await me.get('/admin/session')).status).toBe(200)
    travel(30 * MINUTE + 1)
    expect((await me.get('/admin/session')).status).toBe(401)
    await login(me)
    for (let half = 0; half < 16; half++) {
      travel(30 * MINUTE)
      expect((await me.get('/admin/session')).status).toBe(200)
    }
    travel(MINUTE)
    expect((await me.get('/admin/session')).status).toBe(401)
  })
})

describe('[HOST-1] a name that is not ours', () => {
  test('is misdirected everywhere but at the probes', async () => {
    const { api } = openTestHouse({ store: openMemoryStore() })
    const ask = (path: string) =>
      api.fetch(new Request(`http://evil.example/api/v1${path}`), { address: '192.0.2.1' })
    const refused = await ask('/scenarios')
    expect(refused.status).toBe(421)
    expect(await refused.json()).toMatchObject({ code: 'MISDIRECTED' })
    expect((await ask('/nowhere')).status).toBe(421)
    expect((await ask('/health')).status).toBe(200)
    expect((await ask('/ready')).status).toBe(200)
  })
})
