import { END_OF_STREAM } from '@inyeon/contract'
import { describe, expect, test } from 'vitest'
import { begin, comeIn, play, playOut, type Reply, type Stage, turnBody } from './stage.ts'

const METERS = ['trust', 'attraction', 'affection'] as const

export const playing = (stage: () => Stage) =>
  describe('playing', () => {
    test('[TURN-1] a whole game: every turn counted, meters explained, 3 or 4 choices, an end', {
      timeout: 30_000,
    }, async () => {
      const { me } = await comeIn(stage())
      const opening = await begin(me)
      expect(opening).toMatchObject({ current_turn: 0, max_turns: 15, game_ended: false, changes: [] })
      const replies = await playOut(me, opening)
      expect(replies.map(({ current_turn }) => current_turn)).toEqual(
        Array.from({ length: 16 }, (_, turn) => turn),
      )
      const last = replies.at(-1) as Reply
      expect(last).toMatchObject({ game_ended: true, scelte: [] })
      expect(last.end_message).toBeTruthy()
      for (const reply of replies.slice(0, -1)) {
        expect([3, 4]).toContain(reply.scelte.length)
        expect(new Set(reply.scelte.map(({ text }) => text)).size).toBe(reply.scelte.length)
        expect(reply.narrazione).not.toMatch(/[{}]|undefined|<<</)
      }
      for (const [id, sheet] of Object.entries(last.updated_active_npc_sheets)) {
        for (const meter of METERS) {
          const moved = replies
            .flatMap(({ changes }) => changes)
            .filter((one) => one.npc_id === id && one.meter === meter)
          expect(sheet[meter]).toBe(50 + moved.reduce((sum, { delta }) => sum + delta, 0))
          for (const { reason, quote, delta } of moved) {
            expect(reason).toBeTruthy()
            expect(quote).toBeTruthy()
            expect(Math.abs(delta)).toBeLessThanOrEqual(15)
          }
        }
      }
      const after = await me.post('/demo/turn', turnBody({ session_id: opening.session_id, turn: 16 }))
      expect(after).toMatchObject({
        status: 409,
        json: { code: 'CONFLICT', reason: 'ENDED', current_turn: 15 },
      })
    })
    test('[TURN-2] the same request again is the same reply, byte for byte, whatever else the body says', async () => {
      const { me } = await comeIn(stage())
      const { session_id } = await begin(me)
      const body = turnBody({ session_id, turn: 1 })
      const first = await (await me.call('/demo/turn', { body })).text()
      const other = {
        ...body,
        turn: 7,
        user_input: 'Something else entirely.',
        session_id: crypto.randomUUID(),
      }
      expect(await (await me.call('/play_turn', { body: other })).text()).toBe(first)
      for (const wrong of [
        { user_input: '' },
        { turn: 'x' },
        { user_input: 'x'.repeat(600) },
        { choice_id: 'a' },
      ]) {
        expect(await (await me.call('/demo/turn', { body: { ...body, ...wrong } })).text()).toBe(first)
      }
      const { request_id } = body
      expect(await (await me.call('/demo/turn', { body: { request_id } })).text()).toBe(first)
      expect((await me.get(`/game_state/${session_id}`)).json.current_turn).toBe(1)
    })
    test('[TURN-3] ten posts of one request at once play one turn and get ten equal replies', async () => {
      const { me } = await comeIn(stage())
      const { session_id } = await begin(me)
      for (let turn = 1; turn <= 5; turn++) {
        const body = turnBody({ session_id, turn })
        const texts = await Promise.all(
          Array.from({ length: 10 }, async () => (await me.call('/demo/turn', { body })).text()),
        )
        expect(new Set(texts).size).toBe(1)
        expect(JSON.parse(texts[0] ?? '{}')).toMatchObject({ current_turn: turn })
      }
    })
    test('[TURN-4] two requests for one turn: one plays it, the other is told so', async () => {
      const { me } = await comeIn(stage())
      const { session_id } = await begin(me)
      for (let turn = 1; turn <= 10; turn++) {
        const posts = await Promise.all(
          [0, 1].map(() => me.post('/demo/turn', turnBody({ session_id, turn }))),
        )
        expect(posts.map(({ status }) => status).sort()).toEqual([200, 409])
        const refused = posts.find(({ status }) => status === 409)
        expect(['TURN_PLAYED', 'BUSY']).toContain(refused?.json.reason)
        expect(typeof refused?.json.current_turn).toBe('number')
      }
    })
    test('[TURN-5] a number that is not the next is refused', async () => {
      const { me } = await comeIn(stage())
      const { session_id } = await begin(me)
      expect(await me.post('/demo/turn', turnBody({ session_id, turn: 3 }))).toMatchObject({
        status: 409,
        json: { reason: 'NOT_NEXT', current_turn: 0 },
      })
      await play(me, { session_id, turn: 1 })
      expect(await me.post('/demo/turn', turnBody({ session_id, turn: 1 }))).toMatchObject({
        status: 409,
        json: { reason: 'TURN_PLAYED', current_turn: 1 },
      })
    })
    test('[TURN-6] exactly one of words and choice, and only a choice that is on offer', async () => {
      const { me } = await comeIn(stage())
      const opening = await begin(me)
      const { session_id } = opening
      const base = { session_id, turn: 1, request_id: crypto.randomUUID() }
      expect((await me.post('/demo/turn', base)).status).toBe(400)
      expect(
        (await me.post('/demo/turn', { ...base, user_input: 'a', choice_id: opening.scelte[0]?.choice_id }))
          .status,
      ).toBe(400)
      expect((await me.post('/demo/turn', { ...base, user_input: '   ' })).status).toBe(400)
      expect((await me.post('/demo/turn', { ...base, choice_id: 'never.offered' })).status).toBe(400)
      expect((await me.post('/demo/turn', { ...base, user_input: '가'.repeat(501) })).status).toBe(400)
      expect((await me.post('/demo/turn', { ...base, user_input: '🌧'.repeat(500) })).status).toBe(200)
    })
    test('[STREAM-1] a streamed turn is the prose, the marker and the same JSON; asked again it is the same stream', async () => {
      const { me } = await comeIn(stage())
      const { session_id } = await begin(me)
      const body = turnBody({
        session_id,
        turn: 1,
        user_input: `I say “${END_OF_STREAM}” to see what happens.`,
      })
      const heard = async () =>
        (await me.call('/demo/turn', { body, headers: { Accept: 'text/plain' } })).text()
      const text = await heard()
      const [prose, json, ...rest] = text.split(`\n${END_OF_STREAM}\n`)
      expect(rest).toEqual([])
      expect((JSON.parse(json ?? '') as Reply).narrazione).toBe(prose)
      expect(await heard()).toBe(text)
      expect(await (await me.call('/demo/turn', { body })).text()).toBe(json)
    })
    test('[STREAM-3] a turn is streamed to whoever would rather have text than JSON', async () => {
      const { me } = await comeIn(stage())
      const { session_id } = await begin(me)
      const body = turnBody({ session_id, turn: 1 })
      const type = async (Accept: string) =>
        (await me.call('/demo/turn', { body, headers: { Accept } })).headers.get('Content-Type')
      for (const accept of ['text/plain', 'text/plain, */*', 'application/json;q=0.5, text/plain'])
        expect(await type(accept)).toContain('text/plain')
      for (const accept of [
        'application/json',
        '*/*',
        'application/json, text/plain;q=0.1',
        'text/plain;q=0',
      ])
        expect(await type(accept)).toContain('application/json')
    })
    test('[STREAM-2] a listener that goes away loses nothing', async () => {
      const { me } = await comeIn(stage())
      const { session_id } = await begin(me)
      const body = turnBody({ session_id, turn: 1 })
      const response = await me.call('/demo/turn', { body, headers: { Accept: 'text/plain' } })
      await response.body?.cancel()
      const again = await me.post('/demo/turn', body)
      expect(again).toMatchObject({ status: 200, json: { current_turn: 1 } })
      expect((await me.get(`/game_state/${session_id}`)).json).toMatchObject({ current_turn: 1 })
    })
    test('[CARE-3] words that ask for care pause the story and cost no turn', async () => {
      const { me } = await comeIn(stage())
      const { session_id } = await begin(me)
      const body = turnBody({ session_id, turn: 1, user_input: '죽고 싶어', ui_language: 'ko' })
      const { status, json } = await me.post('/demo/turn', body)
      expect(status).toBe(200)
      expect(json).toMatchObject({ session_id, current_turn: 0, care: { lines: [{ contact: '109' }] } })
      const streamed = await (await me.call('/demo/turn', { body, headers: { Accept: 'text/plain' } })).text()
      expect(streamed.startsWith(`\n${END_OF_STREAM}\n{`)).toBe(true)
      expect(await play(me, { session_id, turn: 1 })).toMatchObject({ current_turn: 1 })
    })
    test('[TEXT-4] every act changes what is told', async () => {
      const prose = new Set<string>()
      for (const act of ['first', 'second', 'words', 'other words'] as const) {
        const { me } = await comeIn(stage())
        const { session_id, scelte } = await begin(me)
        const choice = act === 'first' ? scelte[0] : act === 'second' ? scelte[1] : undefined
        const { narrazione } = await play(me, {
          session_id,
          turn: 1,
          ...(choice ? { choice_id: choice.choice_id } : { user_input: act }),
        })
        prose.add(narrazione.split('\n\n')[0] ?? '')
      }
      expect(prose.size).toBe(4)
    })
    test('[LANG-3] a story is told in the asked language, and may change it between turns', async () => {
      const scripts = {
        en: /[a-z]{4}/i,
        it: /[a-zàèéìòù]{4}/i,
        es: /[a-záéíóúñ]{4}/i,
        ko: /[가-힣]{2}/,
        zh: /[\u4e00-\u9fff]{2}/,
        ja: /[\u3040-\u30ff]{2}/,
      }
      const { me } = await comeIn(stage())
      const { session_id } = await begin(me)
      let turn = 0
      for (const [language, script] of Object.entries(scripts)) {
        const { narrazione, scelte, world } = await play(me, {
          session_id,
          turn: ++turn,
          ui_language: language,
        })
        expect(narrazione).toMatch(script)
        expect(scelte[0]?.text).toMatch(script)
        expect(world.location).toBeTruthy()
      }
    })
    test('[REPLAY-1] offline turns are replayed in order, what was seen is not played twice, a conflict keeps what came before', async () => {
      const { me } = await comeIn(stage())
      const { session_id } = await begin(me)
      const turns = [1, 2, 3].map((turn) => ({
        turn,
        request_id: crypto.randomUUID(),
        user_input: `Offline ${turn}`,
      }))
      await play(me, { session_id, ...turns[0], turn: 1 })
      const { status, json } = await me.post('/replay_turns', { session_id, turns })
      expect(status).toBe(200)
      expect(json).toMatchObject({
        current_turn: 3,
        turns: turns.map(({ turn, request_id }) => ({ turn, request_id })),
      })
      const more = [4, 9].map((turn) => ({ turn, request_id: crypto.randomUUID(), user_input: 'x' }))
      expect(await me.post('/replay_turns', { session_id, turns: more })).toMatchObject({
        status: 409,
        json: { reason: 'NOT_NEXT', current_turn: 4 },
      })
      expect((await me.get(`/game_state/${session_id}`)).json.current_turn).toBe(4)
    })
    test('[AGE-1] a minor is refused, in numbers and in words, and nothing is begun', async () => {
      const { me, email } = await comeIn(stage())
      const start = (change: object) =>
        me.post('/demo/start', {
          scenario_id: 'sinchon',
          protagonist: { name: 'Ji-woo', age: 20, gender: 'female' },
          ui_language: 'en',
          isDemoMode: true,
          ...change,
        })
      const person = { name: 'Sam', age: 25, gender: 'other' }
      for (const change of [
        { protagonist: { ...person, age: 18 } },
        { protagonist: { ...person, age: 19.5 } },
        { protagonist: { ...person, age: 100 } },
        { custom_npc: { ...person, age: 17 } },
        { custom_npc: { ...person, description: 'a high school student' } },
        { protagonist: { ...person, traits: ['여고생'] } },
      ]) {
        expect(await start(change)).toMatchObject({ status: 400, json: { code: 'VALIDATION' } })
      }
      expect((await me.post('/check_existing_game', { user_email: email })).json.has_existing_game).toBe(
        false,
      )
      expect((await start({ protagonist: { ...person, age: 19 } })).status).toBe(200)
    })
  })
