import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from '../testing/browser.ts'
import { begin, play, turnBody } from '../testing/stage.ts'
import { type Hosts, turnsOf } from './hosts.ts'

const TIMEOUT = { timeout: 120_000 }

/** What many ask at the same moment, on one host or on several. */
export const atOnceContract = (name: string, rounds: number, open: () => Promise<Hosts>) =>
  describe(`at once on ${name}`, () => {
    let opened: Hosts | undefined
    beforeAll(async () => {
      opened = await open()
    })
    afterAll(() => opened?.close())
    const hosts = () => {
      if (opened === undefined) throw new Error('the hosts are not open yet')
      return opened
    }
    const spread = (browsers: readonly Browser[], bodies: readonly object[]) =>
      Promise.all(
        bodies.map(async (body, at) => {
          const response = await browsers[at % browsers.length]?.call('/demo/turn', { body })
          const text = (await response?.text()) ?? ''
          return { status: response?.status, text, json: JSON.parse(text) as Record<string, unknown> }
        }),
      )

    test(`[I2] ${rounds} × ten posts of one request: told once, ten equal replies`, TIMEOUT, async () => {
      const browsers = await hosts().visitor()
      for await (const next of turnsOf(browsers, rounds)) {
        const before = hosts().told()
        const body = turnBody(next)
        const answers = await spread(browsers, Array(10).fill(body))
        expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
        expect(answers[0]?.json).toMatchObject({ current_turn: next.turn, session_id: next.session_id })
        expect(hosts().told() - before).toBe(1)
      }
    })
    test('[I2] the same request with another body is the stored reply, and nothing changes', async () => {
      const browsers = await hosts().visitor()
      const [me] = browsers as [Browser]
      const { session_id } = await begin(me)
      const other = await begin(me)
      const body = turnBody({ session_id, turn: 1 })
      const [first] = await spread(browsers, [body])
      const changes = [
        { user_input: 'Something else entirely.' },
        { turn: 2 },
        { session_id: other.session_id },
        { session_id: crypto.randomUUID(), turn: 40 },
        { ui_language: 'ja' },
      ]
      const told = hosts().told()
      const answers = await spread(
        browsers,
        changes.map((change) => ({ ...body, ...change })),
      )
      for (const { status, text } of answers)
        expect({ status, text }).toEqual({ status: 200, text: first?.text })
      expect(hosts().told()).toBe(told)
      for (const [id, turns] of [
        [session_id, 1],
        [other.session_id, 0],
      ] as const)
        expect((await me.get(`/game_state/${id}`)).json).toMatchObject({ current_turn: turns })
    })
    test(
      '[I2] one request for two games at once moves one of them, and leaves nothing behind',
      TIMEOUT,
      async () => {
        const browsers = await hosts().visitor()
        const [me] = browsers as [Browser]
        for (let round = 0; round < 20; round++) {
          const games = [await begin(me), await begin(me)].map(({ session_id }) => session_id)
          const request_id = crypto.randomUUID()
          const answers = await spread(
            browsers,
            games.map((session_id) => turnBody({ session_id, turn: 1, request_id })),
          )
          expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
          const states = await Promise.all(games.map((id) => me.get(`/game_state/${id}`)))
          expect(states.map(({ json }) => json.current_turn).sort()).toEqual([0, 1])
          const unplayed = games[states.findIndex(({ json }) => json.current_turn === 0)] ?? ''
          await play(me, { session_id: unplayed, turn: 1 })
        }
      },
    )
    test(
      `[I3] ${rounds} pairs of requests for one turn: one plays it, the other is told so`,
      TIMEOUT,
      async () => {
        const browsers = await hosts().visitor()
        for await (const next of turnsOf(browsers, rounds)) {
          const answers = await spread(browsers, [turnBody(next), turnBody(next)])
          expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
          const refused = answers.find(({ status }) => status === 409)
          expect(['TURN_PLAYED', 'BUSY']).toContain(refused?.json.reason)
          expect([next.turn - 1, next.turn]).toContain(refused?.json.current_turn)
        }
      },
    )
    test('[I3] a game goes on at whichever host is asked, turn by turn', async () => {
      const browsers = await hosts().visitor()
      const [me] = browsers as [Browser]
      const { session_id } = await begin(me)
      for (let turn = 1; turn <= 6; turn++) {
        const host = browsers[turn % browsers.length] ?? me
        expect(await play(host, { session_id, turn })).toMatchObject({ current_turn: turn })
      }
      const states = await Promise.all(browsers.map((browser) => browser.get(`/game_state/${session_id}`)))
      for (const { json } of states) expect(json).toEqual(states[0]?.json)
    })
  })
