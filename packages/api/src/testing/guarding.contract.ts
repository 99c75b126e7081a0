import { describe, expect, test } from 'vitest'
import { anEmail, begin, comeIn, JIWOO, type Stage, turnBody } from './stage.ts'

const WORDS = {
  en: 'was not found',
  it: /trovat/i,
  es: /encontr/i,
  ko: /찾을 수 없|없습니다|못했/,
  zh: /找不到|未找到|没有找到|不存在/,
  ja: /見つかり|ありません/,
} as const

export const guarding = (stage: () => Stage) =>
  describe('guarding', () => {
    test('[ERR-1] an unknown path and a wrong method are problems, with what would have been allowed', async () => {
      const me = stage().browser()
      const lost = await me.call('/nowhere')
      expect(lost.status).toBe(404)
      expect(lost.headers.get('Content-Type')).toContain('application/problem+json')
      expect(await lost.json()).toMatchObject({
        status: 404,
        code: 'NOT_FOUND',
        title: expect.any(String),
        type: expect.any(String),
      })
      expect((await me.call('/api/v2/anything')).status).toBe(404)
      const wrong = await me.call('/scenarios', { method: 'POST', body: {} })
      expect(wrong.status).toBe(405)
      expect(wrong.headers.get('Allow')).toContain('GET')
      expect((await me.call('/demo/turn')).headers.get('Allow')).toContain('POST')
      expect((await me.call('/openapi.json', { method: 'POST', body: {} })).status).toBe(405)
    })
    test('[ERR-2] details come in the asked language: by header, by body, and the body wins', async () => {
      for (const [language, words] of Object.entries(WORDS)) {
        const { detail } = (await (
          await stage()
            .browser()
            .call('/scenarios/nowhere', { headers: { 'Accept-Language': `${language}-XX, en;q=0.1` } })
        ).json()) as { detail: string }
        expect(detail).toMatch(words)
      }
      const { me } = await comeIn(stage())
      const body = { ...turnBody({ session_id: crypto.randomUUID(), turn: 1 }), ui_language: 'ko' }
      const { json } = await me.post('/demo/turn', body, { 'Accept-Language': 'it' })
      expect(json.detail).toMatch(WORDS.ko)
    })
    test('[ERR-3] what is wrong with a form is said field by field', async () => {
      const { json, status } = await stage().browser().post('/email/subscribe', { email: 'nobody' })
      expect(status).toBe(400)
      expect(json).toMatchObject({
        code: 'VALIDATION',
        errors: [{ path: 'email', message: expect.stringMatching(/email/i) }],
      })
      const { me } = await comeIn(stage())
      const start = await me.post('/demo/start', {
        scenario_id: 'sinchon',
        protagonist: { ...JIWOO, age: 18, name: '' },
      })
      expect((start.json.errors as { path: string }[]).map(({ path }) => path).sort()).toEqual([
        'protagonist.age',
        'protagonist.name',
      ])
    })
    test('[BODY-1] only JSON, at most 64 KiB, at most twenty deep', async () => {
      const me = stage().browser()
      const send = (raw: string, type: string) =>
        me.call('/feedback', { method: 'POST', raw, headers: { 'Content-Type': type } })
      const feedback = (extra: string) =>
        JSON.stringify({ type: 'love', message: 'Ten letters and more.', source: extra })
      expect((await send(feedback(''), 'application/json; charset=utf-8')).status).toBe(201)
      expect((await send(feedback(''), 'text/plain')).status).toBe(415)
      expect((await send('{"type":', 'application/json')).status).toBe(400)
      expect((await send('', 'application/json')).status).toBe(400)
      const room = 64 * 1024 - feedback('').length
      expect((await send(feedback('x'.repeat(room)), 'application/json')).status).toBe(201)
      expect((await send(feedback('x'.repeat(room + 1)), 'application/json')).status).toBe(413)
      const deep = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`
      const nested = (levels: number) =>
        `{"type":"love","message":"Ten letters and more.","x":${deep(levels)}}`
      expect((await send(nested(19), 'application/json')).status).toBe(201)
      expect((await send(nested(21), 'application/json')).status).toBe(400)
    })
    test('[BODY-3] too much is too much also for a call that has no form', async () => {
      const { me } = await comeIn(stage())
      const forget = (raw: string) => me.call('/me/forget', { method: 'POST', raw })
      expect((await forget(JSON.stringify('x'.repeat(70_000)))).status).toBe(413)
      expect((await me.get('/me')).status).toBe(200)
    })
    test('[AVATAR-1] an avatar is the name of a drawing, never an address or a way out', async () => {
      const { me } = await comeIn(stage())
      const start = (avatar: string) =>
        me.post('/demo/start', {
          scenario_id: 'sinchon',
          protagonist: { ...JIWOO, avatar },
          isDemoMode: true,
        })
      for (const avatar of ['https://evil.example/x.png', '../../etc/passwd', 'javascript:alert(1)', 'a b'])
        expect((await start(avatar)).status).toBe(400)
      expect((await start('protagonist/female/jiwoo')).status).toBe(200)
    })
    test('[BODY-2] a body without a length is counted as it comes', async () => {
      const chunks = (count: number) => {
        let left = count
        return new ReadableStream<Uint8Array>({
          pull: (controller) =>
            left-- > 0 ? controller.enqueue(new TextEncoder().encode(' '.repeat(1024))) : controller.close(),
        })
      }
      const me = stage().browser()
      const send = (raw: ReadableStream<Uint8Array>) => me.call('/feedback', { method: 'POST', raw })
      expect((await send(chunks(65))).status).toBe(413)
      expect((await send(chunks(3))).status).toBe(400)
    })
    test('[FEED-1] feedback of 10 to 1000 characters, sent twice under one id, is kept once', async () => {
      const me = stage().browser()
      const id = crypto.randomUUID()
      const send = (message: string, extra: object = {}) =>
        me.post('/feedback', { type: 'bug', message, id, ...extra })
      expect((await send('가'.repeat(9))).status).toBe(400)
      expect((await send('😀'.repeat(1001))).status).toBe(400)
      expect(await send('😀'.repeat(10))).toEqual({ status: 201, json: { success: true, id } })
      expect(await send('가'.repeat(1000))).toEqual({ status: 201, json: { success: true, id } })
      expect((await send('a'.repeat(10), { email: 'no' })).status).toBe(400)
      expect((await send('a'.repeat(10), { type: 'rant' })).status).toBe(400)
    })
    test('[EVENT-1] funnel events are taken, unknown ones and large data are not', async () => {
      const me = stage().browser()
      const send = (body: object) =>
        me.post('/demo/conversion-event', { session_id: 'page-1', event_type: 'page_view', ...body })
      expect(await send({ data: { path: '/', n: 1, ok: true } })).toEqual({
        status: 202,
        json: { success: true },
      })
      expect((await send({ event_type: 'robbery' })).status).toBe(400)
      expect((await send({ data: { a: 'x'.repeat(2100) } })).status).toBe(400)
      expect((await send({ data: { nested: { a: 1 } } })).status).toBe(400)
    })
    test('[CAT-1] six scenarios, two open; twelve protagonists, four open; each in six languages', async () => {
      const me = stage().browser()
      const names = new Set<string>()
      for (const language of Object.keys(WORDS)) {
        const headers = { 'Accept-Language': language }
        const scenarios = (await (await me.call('/scenarios', { headers })).json()) as {
          id: string
          name: string
          description: string
          is_available: boolean
        }[]
        expect(scenarios.length).toBeGreaterThanOrEqual(6)
        expect(scenarios.filter(({ is_available }) => is_available)).toHaveLength(2)
        names.add(scenarios[0]?.name ?? '')
        const one = (await (await me.call('/scenarios/tower', { headers })).json()) as Record<
          string,
          Record<string, unknown>
        >
        expect(one.details).toMatchObject({
          world_setting: expect.any(String),
          story_mechanics: expect.any(String),
          narrative_objective: expect.any(String),
        })
        expect(Object.keys(one.initial_state?.npcs ?? {})).toContain('yuna')
        const people = (await (await me.call('/protagonists', { headers })).json()) as {
          id: string
          age: number
          gender: string
          is_available: boolean
          description: string
        }[]
        expect(people.length).toBeGreaterThanOrEqual(12)
        expect(people.filter(({ is_available }) => is_available)).toHaveLength(4)
        expect(people).toContainEqual(
          expect.objectContaining({ id: 'jiwoo', age: 20, gender: 'female', is_available: true }),
        )
        expect(people).toContainEqual(
          expect.objectContaining({ id: 'sora', age: 23, gender: 'female', is_available: true }),
        )
        expect(people.every(({ age, description }) => age >= 19 && description !== '')).toBe(true)
      }
      expect(names.size).toBe(6)
      expect((await me.get('/scenarios/nowhere')).status).toBe(404)
    })
    test('[DESC-1] a protagonist is described in every language, with what was given', async () => {
      const { me } = await comeIn(stage())
      for (const ui_language of Object.keys(WORDS)) {
        const { json } = await me.post('/generate_protagonist_description', {
          protagonist_info: { ...JIWOO, traits: ['playful', '고양이를 좋아함'] },
          ui_language,
        })
        expect(json.description).toContain(ui_language === 'ko' ? '지우' : 'Han Ji-woo')
        expect(json.description).toContain('고양이를 좋아함')
        expect(json.description).not.toMatch(/[{}]/)
      }
    })
    test('[WIRE-1] the wire describes itself', async () => {
      const me = stage().browser()
      expect((await me.get('/health')).json).toMatchObject({ status: 'ok', version: expect.any(String) })
      expect((await me.get('/ready')).status).toBe(200)
      expect((await me.get('/config')).json).toMatchObject({
        max_turns: 15,
        max_accesses: 3,
        max_saves: 2,
        top_bar: true,
        flags: { analytics: true, email_subscription: true, mailing_list: true, mock_mode: false },
        identity_mode: 'open',
        languages: ['en', 'it', 'es', 'ko', 'zh', 'ja'],
      })
      const { json } = await me.get('/openapi.json')
      expect(json).toMatchObject({ openapi: '3.1.0' })
      expect(Object.keys(json.paths as object)).toContain('/demo/turn')
      const page = await (await me.call('/docs')).text()
      expect(page).toContain('/demo/turn')
      expect(page).not.toMatch(/<script|src="http|href="http|style=/i)
      expect((await me.call('/docs.css')).headers.get('Content-Type')).toContain('text/css')
    })
    test('[UNI-1] words survive byte for byte once they are canonical', async () => {
      const { me } = await comeIn(stage())
      const boundaries = ['👩‍👩‍👧 no', '한글과 漢字', 'naïve café', '\u200f\u202Eevil\u0000', 'e\u0301']
      const { session_id } = await begin(me)
      const { json } = await me.post('/boundaries', { session_id, boundaries })
      expect(json.boundaries).toEqual(['👩‍👩‍👧 no', '한글과 漢字', 'naïve café', 'evil', 'é'])
      expect((await me.get(`/game_state/${session_id}`)).json.boundaries).toEqual(json.boundaries)
      expect((await me.post('/email/subscribe', { email: anEmail() })).status).toBe(200)
    })
  })

/** With headers that only a forger sends. */
export const knocking = (stage: () => Stage) =>
  describe('knocking from elsewhere', () => {
    test('[ORIGIN-1] a page of somebody else cannot change anything', async () => {
      const { me } = await comeIn(stage())
      const knock = (headers: Record<string, string>) =>
        me.call('/last_page', { method: 'POST', body: { path: '/gameplay' }, headers })
      expect((await knock({})).status).toBe(204)
      expect((await knock({ 'Sec-Fetch-Site': 'same-origin' })).status).toBe(204)
      expect((await knock({ 'Sec-Fetch-Site': 'none' })).status).toBe(204)
      for (const headers of [
        { 'Sec-Fetch-Site': 'cross-site' },
        { 'Sec-Fetch-Site': 'same-site' },
        { Origin: 'https://evil.example' },
        { Origin: 'null' },
      ]) {
        const refused = await knock(headers)
        expect(refused.status).toBe(403)
        expect(await refused.json()).toMatchObject({ code: 'FORBIDDEN', reason: 'ORIGIN' })
      }
    })
  })
