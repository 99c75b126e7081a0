import type { Store } from '@inyeon/store'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Browser, openBrowser } from '../testing/browser.ts'
import { begin, comeIn, turnBody } from '../testing/stage.ts'
import { openTestHouse } from '../testing/test-house.ts'
import { LEASE } from '../turns/claim.ts'
import { silenced } from './tellers.ts'

const breathe = () => new Promise<void>((wake) => setImmediate(wake))
const textOf = async (response: Promise<Response>) => (await response).text()

/** A host that dies in the middle of a turn, seen from the host that lives on. */
export const takeoverContract = (name: string, open: () => Promise<readonly [Store, Store]>) =>
  describe(`on ${name}, a turn whose teller is gone`, () => {
    let stores: readonly [Store, Store] | undefined
    beforeAll(async () => {
      stores = await open()
    })
    afterAll(async () => {
      for (const store of new Set(stores)) await store.close()
    })

    /** A turn by the first choice, begun at a host that has fallen silent for good: its clock stands still. */
    const abandoned = async ({ slowHeir = false } = {}) => {
      if (stores === undefined) throw new Error('the stores are not open yet')
      const { storyteller, goOn } = silenced()
      const dead = openTestHouse({ store: stores[0], storyteller })
      const heir = silenced()
      if (!slowHeir) heir.goOn()
      const alive = openTestHouse({ store: stores[1], storyteller: heir.storyteller })
      const { me } = await comeIn({ browser: () => openBrowser(dead.api), close: async () => undefined })
      const opening = await begin(me)
      const { session_id, scelte } = opening
      const body = turnBody({ session_id, turn: 1, choice_id: scelte[0]?.choice_id ?? '' })
      const lost = textOf(me.call('/demo/turn', { body }))
      while (dead.api.telling() === 0) await breathe()
      const here = openBrowser(alive.api)
      for (const [credential, token] of me.jar) here.jar.set(credential, token)
      const expire = () => alive.travel(LEASE + 1)
      const wakeUp = async () => {
        goOn()
        await dead.api.drain()
        return lost
      }
      const label = scelte[0]?.text
      return { alive: alive.api, here, body, session_id, label, expire, wakeUp, goOn: heir.goOn }
    }
    const stateOf = async (browser: Browser, id: string) => (await browser.get(`/game_state/${id}`)).json
    const expectOneTurn = async (browser: Browser, id: string, words: string | undefined) => {
      const state = await stateOf(browser, id)
      expect(state).toMatchObject({ current_turn: 1, turns: [{ turn: 1 }] })
      const history = state.conversation_history as { content: string }[]
      expect(history.map(({ content }) => content)[1]).toBe(words)
    }

    test('[I1] is finished by another host, from the action that was first sent', async () => {
      const { alive, here, body, session_id, label, expire, wakeUp } = await abandoned()
      const { choice_id: _, ...rest } = body
      const joined = textOf(here.call('/demo/turn', { body: { ...rest, user_input: 'Something else.' } }))
      expire()
      expect(await alive.finishAbandoned()).toBeLessThanOrEqual(1)
      const reply = await joined
      await alive.drain()
      expect(JSON.parse(reply)).toMatchObject({ current_turn: 1 })
      await expectOneTurn(here, session_id, label)
      expect(await textOf(here.call('/demo/turn', { body }))).toBe(reply)
      expect(await wakeUp()).toBe(reply)
      await expectOneTurn(here, session_id, label)
    })
    test('[I1] is finished without anybody asking for it', async () => {
      const { alive, here, body, session_id, label, expire, wakeUp } = await abandoned()
      expect(await alive.finishAbandoned()).toBe(0)
      expire()
      expect(await alive.finishAbandoned()).toBe(1)
      await alive.drain()
      await expectOneTurn(here, session_id, label)
      const reply = await textOf(here.call('/demo/turn', { body }))
      expect(await wakeUp()).toBe(reply)
      expect(await alive.finishAbandoned()).toBe(0)
    })
    test('[I3] is not touched while its lease runs: another request is told that it is being told', async () => {
      const { alive, here, body, session_id, label, wakeUp } = await abandoned()
      expect(await here.post('/demo/turn', turnBody({ session_id, turn: 1 }))).toMatchObject({
        status: 409,
        json: { reason: 'BUSY', current_turn: 0 },
      })
      expect(await alive.finishAbandoned()).toBe(0)
      const reply = await wakeUp()
      expect(await textOf(here.call('/demo/turn', { body }))).toBe(reply)
      await expectOneTurn(here, session_id, label)
    })
    test('[I3] may be played by another request once it is given up, and the sleeper can keep nothing', async () => {
      const { here, body, session_id, expire, wakeUp } = await abandoned()
      expire()
      const words = 'I do not wait any longer.'
      const other = turnBody({ session_id, turn: 1, user_input: words })
      expect(await here.post('/demo/turn', other)).toMatchObject({ status: 200, json: { current_turn: 1 } })
      expect(JSON.parse(await wakeUp())).toMatchObject({ code: 'UNAVAILABLE', status: 503 })
      await expectOneTurn(here, session_id, words)
      expect(await here.post('/demo/turn', body)).toMatchObject({
        status: 409,
        json: { reason: 'TURN_PLAYED' },
      })
    })
    test('[I3] cannot be kept by the sleeper while its heir is telling it', async () => {
      const { alive, here, session_id, expire, wakeUp, goOn } = await abandoned({ slowHeir: true })
      expire()
      const words = 'I do not wait any longer.'
      const other = turnBody({ session_id, turn: 1, user_input: words })
      const answer = textOf(here.call('/demo/turn', { body: other }))
      while (alive.telling() === 0) await breathe()
      expect(JSON.parse(await wakeUp())).toMatchObject({ code: 'UNAVAILABLE', status: 503 })
      expect(await stateOf(here, session_id)).toMatchObject({ current_turn: 0 })
      goOn()
      expect(JSON.parse(await answer)).toMatchObject({ current_turn: 1 })
      await expectOneTurn(here, session_id, words)
    })
    test('[I2] two hosts that would both finish it finish it once', async () => {
      const { alive, here, session_id, label, expire, wakeUp } = await abandoned()
      expire()
      const taken = await Promise.all([alive.finishAbandoned(), alive.finishAbandoned()])
      expect(taken.toSorted()).toEqual([0, 1])
      await alive.drain()
      await expectOneTurn(here, session_id, label)
      await wakeUp()
      await expectOneTurn(here, session_id, label)
    })
    test('[I3] is nobody’s when its game has been deleted', async () => {
      const { alive, here, session_id, expire, wakeUp } = await abandoned()
      expect((await here.call(`/delete_save/${session_id}`, { method: 'DELETE' })).status).toBe(200)
      expire()
      expect(await alive.finishAbandoned()).toBe(0)
      expect(JSON.parse(await wakeUp())).toMatchObject({ status: 404 })
      expect((await here.get(`/game_state/${session_id}`)).status).toBe(404)
    })
    test('[I1] is finished at once by a host that knows it is alone', async () => {
      const { alive, here, session_id, label, wakeUp } = await abandoned()
      expect(await alive.finishAbandoned('everyone')).toBe(1)
      await alive.drain()
      await expectOneTurn(here, session_id, label)
      await wakeUp()
    })
  })
