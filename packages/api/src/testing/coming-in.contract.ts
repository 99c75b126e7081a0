import { describe, expect, test } from 'vitest'
import { anEmail, begin, comeIn, playOut, type Stage } from './stage.ts'

export const comingIn = (stage: () => Stage) =>
  describe('coming in', () => {
    test('[ACC-1] an email gets accesses 1, 2, 3 and is then refused, with HTTP 200', async () => {
      const me = stage().browser()
      const email = anEmail()
      const counts: unknown[] = []
      for (let visit = 1; visit <= 3; visit++) {
        const { status, json } = await me.post('/email/subscribe', { email })
        expect(status).toBe(200)
        expect(json).toMatchObject({ success: true, reached_limit: false, code_required: false })
        counts.push((json.data as { access_count: number }).access_count)
        expect((json.data as { returning: boolean }).returning).toBe(visit > 1)
      }
      expect(counts).toEqual([1, 2, 3])
      const { status, json } = await me.post('/email/subscribe', { email })
      expect(status).toBe(200)
      expect(json).toMatchObject({ success: false, reached_limit: true, redirect_to: '/scenarios' })
    })
    test('[ACC-5] twenty at once give exactly 1, 2, 3 and seventeen refusals', async () => {
      const email = anEmail()
      const replies = await Promise.all(
        Array.from({ length: 20 }, () => stage().browser().post('/email/subscribe', { email })),
      )
      expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(200))
      const granted = replies.filter(({ json }) => json.success === true)
      expect(granted.map(({ json }) => (json.data as { access_count: number }).access_count).sort()).toEqual([
        1, 2, 3,
      ])
      expect(replies.filter(({ json }) => json.reached_limit === true)).toHaveLength(17)
    })
    test('[ACC-6] a double click costs one access, and a browser that lost the answer gets its cookie again', async () => {
      const email = anEmail()
      const request_id = crypto.randomUUID()
      const [first, second] = await Promise.all([
        stage().browser().post('/email/subscribe', { email, request_id }),
        stage().browser().post('/email/subscribe', { email, request_id }),
      ])
      expect(second.json).toEqual(first.json)
      const third = stage().browser()
      expect((await third.post('/email/subscribe', { email, request_id })).json).toEqual(first.json)
      expect((await third.get('/me')).json).toMatchObject({ email, access_count: 1, visit_open: true })
    })
    test('[ACC-7] the same email in other clothes is the same email', async () => {
      const email = anEmail()
      const me = stage().browser()
      await me.post('/email/subscribe', { email })
      const { json } = await me.post('/email/subscribe', {
        email: `  ${email.toUpperCase().replace('@', '\uFF20')} `,
      })
      expect(json.data).toMatchObject({ email, access_count: 2 })
    })
    test('[ID-2] another browser that knows the email sees nothing of the first', async () => {
      const { me, email } = await comeIn(stage())
      const opening = await begin(me)
      const other = stage().browser()
      expect((await other.post('/email/subscribe', { email })).json).toMatchObject({ success: true })
      expect((await other.post('/check_existing_game', { user_email: email })).json).toMatchObject({
        has_existing_game: false,
        existing_games: [],
      })
      expect((await other.get(`/game_state/${opening.session_id}`)).status).toBe(404)
      expect((await other.get('/me')).json).toMatchObject({
        last_page_visited: '/scenarios',
        completed_demo: false,
      })
    })
    test('[ID-3] without a cookie there is no me, and a forgotten browser is nobody', async () => {
      expect((await stage().browser().get('/me')).status).toBe(401)
      const { me } = await comeIn(stage())
      const token = me.jar.get('visitor')
      expect((await me.call('/me/forget', { method: 'POST' })).status).toBe(204)
      if (token) me.jar.set('visitor', token)
      expect((await me.get('/me')).status).toBe(401)
    })
    test('[ID-5] after “forget me” an old request leads nobody back', async () => {
      const me = stage().browser()
      const body = { email: anEmail(), request_id: crypto.randomUUID() }
      await me.post('/email/subscribe', body)
      const { session_id } = await begin(me)
      await me.call('/me/forget', { method: 'POST' })
      const next = stage().browser()
      await next.post('/email/subscribe', body)
      expect((await next.get(`/game_state/${session_id}`)).status).toBe(401)
    })
    test('[PAGE-1] the last page is remembered for this browser only, and only the pages of the journey', async () => {
      const { me, email } = await comeIn(stage())
      expect((await me.call('/last_page', { method: 'POST', body: { path: '/interview' } })).status).toBe(204)
      expect((await me.post('/last_page', { path: '/admin' })).status).toBe(400)
      for (let visit = 0; visit < 2; visit++) await me.post('/email/subscribe', { email })
      expect((await me.post('/email/subscribe', { email })).json).toMatchObject({
        reached_limit: true,
        redirect_to: '/interview',
      })
      expect((await stage().browser().post('/email/subscribe', { email })).json).toMatchObject({
        redirect_to: '/scenarios',
      })
    })
    test('[ACC-8] after a finished demo a refused email is led to the campaign', {
      timeout: 30_000,
    }, async () => {
      const { me, email } = await comeIn(stage())
      await playOut(me, await begin(me))
      for (let visit = 0; visit < 2; visit++) await me.post('/email/subscribe', { email })
      expect((await me.post('/email/subscribe', { email })).json).toMatchObject({
        redirect_to: '/kickstarter',
      })
      expect((await stage().browser().post('/email/subscribe', { email })).json).toMatchObject({
        redirect_to: '/kickstarter',
      })
      expect((await me.get('/me')).json).toMatchObject({ completed_demo: true })
    })
    test('[CODE-1] asking for a code is answered the same for every email', async () => {
      const { email } = await comeIn(stage())
      const known = await stage().browser().post('/identity/code', { email })
      const unknown = await stage().browser().post('/identity/code', { email: anEmail() })
      expect(known).toEqual({ status: 202, json: { success: true } })
      expect(unknown).toEqual(known)
      expect((await stage().browser().post('/identity/verify', { email, code: '12345678' })).status).toBe(400)
    })
  })
