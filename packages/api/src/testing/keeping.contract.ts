import { DAY } from '@inyeon/engine'
import { describe, expect, test } from 'vitest'
import { anEmail, begin, comeIn, JIWOO, play, type Stage, turnBody } from './stage.ts'

export const keeping = (stage: () => Stage, clock: 'moved by hand' | 'real') =>
  describe('keeping', () => {
    test('[SAVE-2] two saves, a third is refused, deleting one makes room', async () => {
      const { me, email } = await comeIn(stage())
      const first = await begin(me)
      await begin(me, { scenario_id: 'tower' })
      expect((await me.post('/check_save_limit', { user_email: email })).json).toMatchObject({
        can_create: false,
        current_saves: 2,
        max_saves: 2,
      })
      const third = await me.post('/demo/start', {
        scenario_id: 'sinchon',
        protagonist: JIWOO,
        ui_language: 'en',
        isDemoMode: true,
      })
      expect(third).toMatchObject({ status: 403, json: { reason: 'SAVE_LIMIT' } })
      expect(await (await me.call(`/delete_save/${first.session_id}`, { method: 'DELETE' })).json()).toEqual({
        success: true,
      })
      expect((await me.call(`/delete_save/${first.session_id}`, { method: 'DELETE' })).status).toBe(404)
      await begin(me)
    })
    test('[SAVE-3] a hundred starts at once make at most two saves', { timeout: 60_000 }, async () => {
      const { me, email } = await comeIn(stage())
      const body = { scenario_id: 'sinchon', protagonist: JIWOO, ui_language: 'en', isDemoMode: true }
      const starts = await Promise.all(Array.from({ length: 100 }, () => me.post('/demo/start', body)))
      expect(starts.filter(({ status }) => status === 200)).toHaveLength(2)
      expect(
        starts.filter(({ status, json }) => status === 403 && json.reason === 'SAVE_LIMIT'),
      ).toHaveLength(98)
      expect((await me.post('/check_existing_game', { user_email: email })).json.existing_games).toHaveLength(
        2,
      )
    })
    test('[SAVE-4] delete and restart twenty times: never more than two saves', {
      timeout: 60_000,
    }, async () => {
      const { me, email } = await comeIn(stage())
      await begin(me)
      for (let round = 0; round < 20; round++) {
        const { session_id } = await begin(me)
        await play(me, { session_id, turn: 1 })
        const { json } = await me.post('/check_save_limit', { user_email: email })
        expect(json.current_saves).toBe(2)
        await me.call(`/delete_save/${session_id}`, { method: 'DELETE' })
      }
    })
    test('[START-1] a start repeated under its request_id begins one game and says the same', async () => {
      const { me, email } = await comeIn(stage())
      const body = {
        scenario_id: 'tower',
        protagonist: JIWOO,
        ui_language: 'it',
        isDemoMode: true,
        request_id: crypto.randomUUID(),
      }
      const replies = await Promise.all([0, 1, 2].map(() => me.post('/demo/start', body)))
      expect(new Set(replies.map(({ json }) => JSON.stringify(json))).size).toBe(1)
      expect((await me.post('/check_existing_game', { user_email: email })).json.existing_games).toHaveLength(
        1,
      )
    })
    test('[START-2] locked scenarios, unknown ones and the full version are refused, each for its reason', async () => {
      const { me } = await comeIn(stage())
      const body = { protagonist: JIWOO, ui_language: 'en' }
      expect(
        await me.post('/demo/start', { ...body, scenario_id: 'encore', isDemoMode: true }),
      ).toMatchObject({ status: 403, json: { reason: 'LOCKED' } })
      expect(
        await me.post('/demo/start', { ...body, scenario_id: 'nowhere', isDemoMode: true }),
      ).toMatchObject({ status: 404 })
      for (const scenario_id of ['__proto__', 'constructor', 'toString'])
        expect((await me.post('/demo/start', { ...body, scenario_id, isDemoMode: true })).status).toBe(404)
      expect(
        await me.post('/start_game', { ...body, scenario_id: 'tower', isDemoMode: false }),
      ).toMatchObject({ status: 403, json: { reason: 'BACKERS_ONLY' } })
      expect(await me.post('/start_game', { ...body, scenario_id: 'tower', isDemoMode: true })).toMatchObject(
        { status: 200 },
      )
    })
    test('[START-3] a scenario and a character of the player’s own are woven in', async () => {
      const { me } = await comeIn(stage())
      const opening = await begin(me, {
        scenario_id: 'custom',
        custom_scenario: {
          name: 'The Lighthouse',
          description: 'Two keepers and one lamp.',
          location: 'Ulleungdo',
          time_period: 'now',
          mood: 'mysterious',
        },
        custom_npc: { name: 'Sam', age: 31, gender: 'nonbinary', traits: ['counts waves'] },
      })
      expect(opening.narrazione).toContain('The Lighthouse')
      expect(opening.world.location).toBe('Ulleungdo')
      expect(opening.updated_active_npc_sheets.custom_npc).toMatchObject({
        full_name: 'Sam',
        age: 31,
        present: true,
      })
      const missing = await me.post('/demo/start', {
        scenario_id: 'custom',
        protagonist: JIWOO,
        ui_language: 'en',
        isDemoMode: true,
      })
      expect(missing.status).toBe(400)
    })
    test('[STATE-1] the game state is the whole game, and resuming gives it too', async () => {
      const { me } = await comeIn(stage())
      const { session_id, scelte } = await begin(me, { boundaries: ['spiders'] })
      await play(me, { session_id, turn: 1, choice_id: scelte[0]?.choice_id ?? '' })
      const last = await play(me, { session_id, turn: 2, user_input: 'I laugh, 그리고 웃는다 🌸.' })
      const { json } = await me.get(`/game_state/${session_id}`)
      expect(json).toMatchObject({
        session_id,
        scenario: { scenario_id: 'sinchon' },
        protagonist: JIWOO,
        npcs: last.updated_active_npc_sheets,
        current_turn: 2,
        max_turns: 15,
        world_state: last.world,
        currentChoices: last.scelte,
        boundaries: ['spiders'],
        interview_completed: false,
        game_ended: false,
        end_message: null,
        isDemoMode: true,
      })
      const history = json.conversation_history as { role: string; content: string }[]
      expect(history.map(({ role }) => role)).toEqual(['assistant', 'user', 'assistant', 'user', 'assistant'])
      expect(history[1]?.content).toBe(scelte[0]?.text)
      expect(history[3]?.content).toBe('I laugh, 그리고 웃는다 🌸.')
      expect(json.turns).toMatchObject([
        { turn: 1 },
        { turn: 2, action: { user_input: 'I laugh, 그리고 웃는다 🌸.' }, changes: last.changes },
      ])
      expect(json.director).toBeTruthy()
      expect((await me.post('/resume_game', { session_id })).json).toEqual(json)
    })
    test('[BOUND-1] boundaries may be changed at any time, up to ten of forty characters', async () => {
      const { me } = await comeIn(stage())
      const { session_id } = await begin(me)
      expect((await me.post('/boundaries', { session_id, boundaries: ['no kissing', '蜘蛛'] })).json).toEqual(
        { boundaries: ['no kissing', '蜘蛛'] },
      )
      expect((await me.get(`/game_state/${session_id}`)).json.boundaries).toEqual(['no kissing', '蜘蛛'])
      expect((await me.post('/boundaries', { session_id, boundaries: Array(11).fill('x') })).status).toBe(400)
      expect((await me.post('/boundaries', { session_id, boundaries: ['x'.repeat(41)] })).status).toBe(400)
    })
    test('[BOUND-2] what a player never wants to meet is not told while there is anything else to tell', async () => {
      const { me } = await comeIn(stage())
      const never = ['rain', 'umbrella', 'phone']
      let last = await begin(me, { scenario_id: 'tower', boundaries: never })
      const told: string[] = []
      while (!last.game_ended && last.current_turn < 8) {
        const { session_id, current_turn, scelte } = last
        last = await play(me, {
          session_id,
          turn: current_turn + 1,
          choice_id: scelte[current_turn % 3]?.choice_id ?? '',
        })
        told.push(last.narrazione.toLowerCase())
      }
      expect(never.filter((word) => told.some((prose) => prose.includes(word)))).toEqual([])
    })
    test('[ID-4] an email that is not the cookie’s has no games, registered or not', async () => {
      const { me } = await comeIn(stage())
      const { email: other } = await comeIn(stage())
      await begin(me)
      const known = await me.post('/check_existing_game', { user_email: other })
      const unknown = await me.post('/check_existing_game', { user_email: anEmail() })
      expect(known).toEqual(unknown)
      expect(known.json).toMatchObject({ has_existing_game: false, existing_games: [] })
      expect((await me.post('/check_save_limit', { user_email: other })).json).toMatchObject({
        can_create: true,
        current_saves: 0,
      })
    })
    test('[INT-1] five questions of four, the same count again is the same reply, and its id becomes the game’s', async () => {
      const { me } = await comeIn(stage())
      const base = { scenario_id: 'sinchon', ui_language: 'en', protagonist: JIWOO }
      let reply = (await me.post('/start_interview', { ...base, exchange_count: 0 })).json as unknown as {
        session_id: string
        message: string
        choices: { choice_id: string; text: string; trait: string }[]
        interview_complete: boolean
      }
      const { session_id } = reply
      const traits = new Set<string>()
      for (let count = 1; count <= 5; count++) {
        expect(reply).toMatchObject({ interview_complete: false })
        expect(reply.choices).toHaveLength(4)
        for (const { trait } of reply.choices) traits.add(trait)
        const answer =
          count === 3
            ? { user_input: 'I would rather walk home in the rain.' }
            : { choice_id: reply.choices[count % 4]?.choice_id }
        const body = { ...base, session_id, exchange_count: count, ...answer }
        reply = (await me.post('/start_interview', body)).json as unknown as typeof reply
        expect(
          (
            await me.post('/start_interview', {
              ...body,
              choice_id: undefined,
              user_input: 'no, something else',
            })
          ).json,
        ).toEqual(reply)
      }
      expect(traits.size).toBe(20)
      expect(reply).toMatchObject({ session_id, interview_complete: true, choices: [] })
      expect(
        (await me.post('/start_interview', { ...base, session_id, exchange_count: 4, choice_id: 'x' }))
          .status,
      ).toBe(200)
      const opening = await begin(me, { session_id })
      expect(opening.session_id).toBe(session_id)
      expect((await me.get(`/game_state/${session_id}`)).json).toMatchObject({ interview_completed: true })
    })
    test('[INT-2] an answer out of order, a choice that was not offered and a stranger’s interview are refused', async () => {
      const { me } = await comeIn(stage())
      const { me: stranger } = await comeIn(stage())
      const base = { scenario_id: 'tower', ui_language: 'ko', protagonist: JIWOO }
      const { json } = await me.post('/start_interview', { ...base, exchange_count: 0 })
      const answer = { ...base, session_id: json.session_id, exchange_count: 1 }
      expect(
        (await me.post('/start_interview', { ...answer, exchange_count: 3, user_input: 'x' })).status,
      ).toBe(400)
      expect((await me.post('/start_interview', { ...answer, choice_id: '9z.bored' })).status).toBe(400)
      expect((await stranger.post('/start_interview', { ...answer, user_input: 'x' })).status).toBe(404)
      expect(
        (await me.post('/start_interview', { ...base, scenario_id: 'hollywood', exchange_count: 0 })).json,
      ).toMatchObject({ code: 'FORBIDDEN', reason: 'LOCKED' })
    })
    if (clock === 'real') return
    test('[TIME-1] after 24 hours a demo game must be resumed, a visit is over, and nothing is lost', async () => {
      const travel = stage().travel ?? (() => undefined)
      const { me, email } = await comeIn(stage())
      const { session_id } = await begin(me)
      await play(me, { session_id, turn: 1 })
      travel(DAY)
      await play(me, { session_id, turn: 2 })
      travel(DAY + 1)
      expect(await me.post('/demo/turn', turnBody({ session_id, turn: 3 }))).toMatchObject({
        status: 410,
        json: { code: 'EXPIRED' },
      })
      expect((await me.get('/me')).json).toMatchObject({ visit_open: false })
      const start = { scenario_id: 'tower', protagonist: JIWOO, ui_language: 'en', isDemoMode: true }
      expect(await me.post('/demo/start', start)).toMatchObject({
        status: 403,
        json: { reason: 'ACCESS_LIMIT' },
      })
      expect((await me.post('/resume_game', { session_id })).json).toMatchObject({ current_turn: 2 })
      await play(me, { session_id, turn: 3 })
      await me.post('/email/subscribe', { email })
      expect((await me.post('/demo/start', start)).status).toBe(200)
    })
  })
