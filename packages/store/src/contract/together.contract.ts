import { describe, expect, test } from 'vitest'
import type { Store } from '../store.ts'
import {
  aClaim,
  aGame,
  anInterview,
  anOwner,
  aParcel,
  aSubscriber,
  aTurn,
  atOnce,
  givenGame,
  NOW,
} from './given.contract.ts'

const latch = () => {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, opened }
}

export const togetherContract = (store: () => Store) => {
  describe('what happens together', () => {
    test('[I4] happens all or not at all', async () => {
      const before = await givenGame(store())
      const email = `${crypto.randomUUID()}@example.org`
      const turn = aTurn(before, 1)
      const failing = store().together(async (records) => {
        const { subscriber } = await records.subscribers.hold(aSubscriber({ email }))
        const owner = anOwner(subscriber.id)
        await records.owners.add(owner)
        await records.games.add(aGame(owner.id))
        await records.games.save({ ...before, currentTurn: 1 })
        await records.turns.add(turn)
        await records.claims.put(aClaim(before, 2))
        await records.interviews.add(anInterview(owner.id))
        await records.outbox.add(aParcel())
        await records.keepsakes.settle('half', 'done')
        await records.requests.claim('start', 'half', NOW)
        throw new Error('the roof fell in')
      })
      await expect(failing).rejects.toThrow('the roof fell in')
      expect(await store().subscribers.byEmail(email)).toBeUndefined()
      expect(await store().games.of(before.ownerId)).toEqual([before])
      expect(await store().turns.byId(turn.id, before.ownerId)).toBeUndefined()
      expect(await store().claims.at(before.id, 'main', 2)).toBeUndefined()
      expect(await store().outbox.waiting()).toBe(0)
      expect(await store().keepsakes.get('half')).toBeUndefined()
    })

    test('[I4] takes nothing away when it fails', async () => {
      const game = await givenGame(store())
      const turn = aTurn(game, 0)
      await store().turns.add(turn)
      const failing = store().together(async ({ games }) => {
        await games.remove(game.id, game.ownerId)
        expect(await games.of(game.ownerId)).toEqual([])
        throw new Error('second thoughts')
      })
      await expect(failing).rejects.toThrow('second thoughts')
      expect(await store().games.of(game.ownerId)).toEqual([game])
      expect(await store().turns.of(game.id, 'main', game.ownerId)).toEqual([turn])
    })

    test('sees its own doings, while everybody else sees what was before, without waiting', async () => {
      const game = await givenGame(store())
      const [written, looked] = [latch(), latch()]
      const working = store().together(async ({ games }) => {
        await games.save({ ...game, currentTurn: 1 })
        expect((await games.byId(game.id, game.ownerId))?.currentTurn).toBe(1)
        written.open()
        await looked.opened
      })
      await written.opened
      expect((await store().games.byId(game.id, game.ownerId))?.currentTurn).toBe(0)
      looked.open()
      await working
      expect((await store().games.byId(game.id, game.ownerId))?.currentTurn).toBe(1)
    })

    test('keeps what it holds from being changed under its hands', async () => {
      const game = await givenGame(store())
      const [held, asked] = [latch(), latch()]
      const holding = store().together(async ({ games }) => {
        const mine = await games.hold(game.id, game.ownerId)
        held.open()
        await asked.opened
        if (mine) await games.save({ ...mine, maxTurns: 20 })
      })
      await held.opened
      const saving = store().games.save({ ...game, maxTurns: 30 })
      asked.open()
      await Promise.all([holding, saving])
      expect((await store().games.byId(game.id, game.ownerId))?.maxTurns).toBe(30)
    })

    test('gives back what the work gave', async () => {
      expect(await store().together(async () => ({ answer: 42 }))).toEqual({ answer: 42 })
    })
  })

  describe('the same request', () => {
    test('[I2] sent ten times at once is done once and answered alike', async () => {
      let done = 0
      const answers = await atOnce(10, (time) =>
        store().together(async ({ requests }) => {
          const known = await requests.claim('start', 'same', NOW)
          if (known) return known.body
          done += 1
          await requests.keep('start', 'same', { body: `answer ${time}`, at: NOW })
          return `answer ${time}`
        }),
      )
      expect(done).toBe(1)
      expect(new Set(answers).size).toBe(1)
    })

    test('means something else in another scope, and remembers whose it was', async () => {
      const reply = { body: '{"a": 1}', ownerId: 'somebody', at: NOW }
      await store().together(async ({ requests }) => {
        await requests.claim('start', 'id', NOW)
        await requests.keep('start', 'id', reply)
      })
      await store().together(async ({ requests }) => {
        expect(await requests.claim('subscribe', 'id', NOW)).toBeUndefined()
        expect(await requests.claim('start', 'id', NOW + 5)).toEqual(reply)
      })
      expect(await store().requests.find('start', 'id')).toEqual(reply)
      expect(await store().requests.find('subscribe', 'id')).toBeUndefined()
      expect(await store().requests.find('start', 'another')).toBeUndefined()
    })

    test('may be tried again when its first doing failed', async () => {
      const attempt = (body?: string) =>
        store().together(async ({ requests }) => {
          const known = await requests.claim('start', 'again', NOW)
          if (known) return known.body
          if (body === undefined) throw new Error('the model was away')
          await requests.keep('start', 'again', { body, at: NOW })
          return body
        })
      await expect(attempt()).rejects.toThrow('the model was away')
      expect(await store().requests.find('start', 'again')).toBeUndefined()
      expect(await attempt('second')).toBe('second')
      expect(await attempt('third')).toBe('second')
    })
  })

  describe('what is kept', () => {
    test('does not change through what was given or what is found', async () => {
      const game = aGame((await givenGame(store())).ownerId)
      const given = structuredClone(game)
      await store().games.add(given)
      const deface = (found: object | undefined) => {
        try {
          Object.assign((found as { setup: object }).setup, { scenario: 'defaced' })
        } catch {
          // a frozen record refuses by itself
        }
      }
      deface(given)
      deface(await store().games.byId(game.id, game.ownerId))
      deface(await store().games.hold(game.id, game.ownerId))
      deface((await store().games.of(game.ownerId)).find(({ id }) => id === game.id))
      expect(await store().games.byId(game.id, game.ownerId)).toEqual(game)
    })

    test('is reachable, and by a clock that moves', async () => {
      await store().ready()
      const [before, after] = [await store().clock(), await store().clock()]
      expect(Number.isSafeInteger(before)).toBe(true)
      expect(after).toBeGreaterThanOrEqual(before)
      expect(before).toBeGreaterThan(1_700_000_000_000)
    })
  })
}
