import { describe, expect, test } from 'vitest'
import type { Code, Device, Store } from '../store.ts'
import {
  aClaim,
  anInterview,
  anOwner,
  aSubscriber,
  aTurn,
  atOnce,
  givenGame,
  givenOwner,
  NOW,
} from './given.contract.ts'

const aCode = (email: string, touch: Partial<Code> = {}): Code => ({
  email,
  digest: 'sealed',
  askedBy: 'pending',
  triesLeft: 5,
  expiresAt: NOW + 600_000,
  ...touch,
})

const aDevice = (ownerId: string, touch: Partial<Device> = {}): Device => ({
  digest: crypto.randomUUID(),
  ownerId,
  createdAt: NOW,
  expiresAt: NOW + 1_000,
  ...touch,
})

export const visitorsContract = (store: () => Store) => {
  describe('a subscriber', () => {
    test('is made once, and found by email and by id ever after', async () => {
      const fresh = aSubscriber({ newsletter: true })
      const made = await store().subscribers.hold(fresh)
      const again = await store().subscribers.hold({ ...fresh, id: crypto.randomUUID(), newsletter: false })
      expect(made).toEqual({ subscriber: fresh, isNew: true })
      expect(again).toEqual({ subscriber: fresh, isNew: false })
      expect(await store().subscribers.byEmail(fresh.email)).toEqual(fresh)
      expect(await store().subscribers.byId(fresh.id)).toEqual(fresh)
    })

    test('who never came is not there, and cannot be saved', async () => {
      const nobody = aSubscriber()
      await store().subscribers.save(nobody)
      expect(await store().subscribers.byEmail(nobody.email)).toBeUndefined()
      expect(await store().subscribers.byId(nobody.id)).toBeUndefined()
    })

    test('is saved whole', async () => {
      const { subscriber } = await store().subscribers.hold(aSubscriber())
      const later = { ...subscriber, accessCount: 2, lastAccess: NOW + 5, backer: true }
      await store().subscribers.save(later)
      expect(await store().subscribers.byId(subscriber.id)).toEqual(later)
    })

    test('[I6] with three accesses gets exactly three, however many browsers ask at once', async () => {
      const email = `${crypto.randomUUID()}@example.org`
      const counts = await atOnce(20, () =>
        store().together(async ({ subscribers }) => {
          const { subscriber } = await subscribers.hold(aSubscriber({ email }))
          if (subscriber.accessCount === 3) return 'refused'
          const accessCount = subscriber.accessCount + 1
          await subscribers.save({ ...subscriber, accessCount })
          return accessCount
        }),
      )
      expect(counts.filter((count) => count !== 'refused').sort()).toEqual([1, 2, 3])
      expect((await store().subscribers.byEmail(email))?.accessCount).toBe(3)
    })
  })

  describe('a shelf', () => {
    test('is found by its id and among those of its email, oldest first', async () => {
      const { subscriber } = await store().subscribers.hold(aSubscriber())
      const young = anOwner(subscriber.id, {
        createdAt: NOW + 1,
        lastPage: '/gameplay',
        activeAt: NOW,
        proven: true,
      })
      const old = anOwner(subscriber.id)
      await store().owners.add(young)
      await store().owners.add(old)
      expect(await store().owners.of(subscriber.id)).toEqual([old, young])
      expect(await store().owners.byId(young.id)).toEqual(young)
      expect(await store().owners.hold(old.id)).toEqual(old)
      expect(await store().owners.hold('nobody')).toBeUndefined()
    })

    test('is saved whole, and back to nothing', async () => {
      const owner = await givenOwner(store(), { lastPage: '/interview', activeAt: NOW })
      const later = { ...owner, completedDemo: true, proven: true, lastPage: null, activeAt: null }
      await store().owners.save(later)
      expect(await store().owners.byId(owner.id)).toEqual(later)
    })

    test('belongs to an email that exists', async () => {
      await expect(store().owners.add(anOwner('nobody'))).rejects.toThrow()
    })
  })

  describe('two shelves of one person', () => {
    test('become one with the games of both, and without the browsers of the one that goes', async () => {
      const into = await givenOwner(store())
      const from = await givenOwner(store())
      const stranger = await givenGame(store())
      const game = await givenGame(store(), { ownerId: from.id })
      const turn = aTurn(game, 0)
      const claim = aClaim(game, 1)
      const interview = anInterview(from.id)
      const device = aDevice(from.id)
      await store().turns.add(turn)
      await store().claims.put(claim)
      await store().interviews.add(interview)
      await store().devices.add(device)
      await store().requests.keep('start', turn.requestId, { body: 'begun', ownerId: from.id, at: NOW })

      await store().owners.merge(from.id, into.id)

      const moved = { ownerId: into.id }
      expect(await store().games.of(into.id)).toEqual([{ ...game, ...moved }])
      expect(await store().games.of(from.id)).toEqual([])
      expect(await store().turns.of(game.id, 'main', into.id)).toEqual([{ ...turn, ...moved }])
      expect(await store().claims.at(game.id, 'main', 1)).toEqual({ ...claim, ...moved })
      expect(await store().interviews.byId(interview.id, into.id)).toEqual({ ...interview, ...moved })
      expect(await store().devices.find(device.digest, NOW)).toBeUndefined()
      expect(await store().requests.claim('start', turn.requestId, NOW)).toEqual({ body: 'begun', at: NOW })
      expect(await store().owners.byId(from.id)).toBeUndefined()
      expect(await store().games.of(stranger.ownerId)).toEqual([stranger])
    })

    test('may have been asked the same thing: the one that stays answers for it', async () => {
      const into = await givenGame(store())
      const from = await givenGame(store())
      const kept = aTurn(into, 0)
      const other = aTurn(from, 0, { requestId: kept.requestId })
      await store().turns.add(kept)
      await store().turns.add(other)
      await store().owners.merge(from.ownerId, into.ownerId)
      expect(await store().turns.byRequest(into.ownerId, kept.requestId)).toEqual(kept)
      expect(await store().turns.byId(other.id, into.ownerId)).toMatchObject({ passage: other.passage })
    })

    test('that are one already stay as they are', async () => {
      const game = await givenGame(store())
      await store().owners.merge(game.ownerId, game.ownerId)
      expect(await store().games.of(game.ownerId)).toEqual([game])
    })

    test('are left alone when the other does not exist', async () => {
      const game = await givenGame(store())
      await expect(store().owners.merge(game.ownerId, 'nobody')).rejects.toThrow()
      await store().owners.merge('nobody', game.ownerId)
      expect(await store().games.of(game.ownerId)).toEqual([game])
    })
  })

  describe('a browser', () => {
    test('is recognised with its shelf and its email until it expires', async () => {
      const owner = await givenOwner(store(), { lastPage: '/npc-wizard' })
      const subscriber = await store().subscribers.byId(owner.subscriberId)
      const device = aDevice(owner.id)
      await store().devices.add(device)
      expect(await store().devices.find(device.digest, NOW)).toEqual({ device, owner, subscriber })
      expect(await store().devices.find(device.digest, device.expiresAt)).toBeUndefined()
      expect(await store().devices.find('another', NOW)).toBeUndefined()
    })

    test('that asked to be forgotten is unknown, and the shelf stays', async () => {
      const owner = await givenOwner(store())
      const device = aDevice(owner.id)
      await store().devices.add(device)
      await store().devices.remove(device.digest)
      expect(await store().devices.find(device.digest, NOW)).toBeUndefined()
      expect(await store().owners.byId(owner.id)).toEqual(owner)
    })

    test('belongs to a shelf that exists', async () => {
      await expect(store().devices.add(aDevice('nobody'))).rejects.toThrow()
    })
  })

  describe('a code', () => {
    test('is replaced by the next one, and gone when it is used', async () => {
      const { email } = aSubscriber()
      expect(await store().codes.hold(email)).toBeUndefined()
      await store().codes.save(aCode(email))
      await store().codes.save(aCode(email, { digest: 'newer' }))
      expect(await store().codes.hold(email)).toEqual(aCode(email, { digest: 'newer' }))
      await store().codes.remove(email)
      expect(await store().codes.hold(email)).toBeUndefined()
    })

    test('is held even before there is one: no try is lost', async () => {
      const { email } = aSubscriber()
      await atOnce(20, () =>
        store().together(async ({ codes }) => {
          const triesLeft = (await codes.hold(email))?.triesLeft ?? 100
          await codes.save(aCode(email, { triesLeft: triesLeft - 1 }))
        }),
      )
      expect((await store().codes.hold(email))?.triesLeft).toBe(80)
    })
  })
}
