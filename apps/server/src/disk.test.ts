import type { Game } from '@inyeon/engine'
import { type Claim, type Owner, type Store, StoreUnavailable, type Subscriber } from '@inyeon/store'
import { openMemoryStore } from '@inyeon/store/memory'
import { describe, expect, test } from 'vitest'
import { freeRoom, ROOM, sparing } from './disk.ts'

const subscriber = { id: 's', email: 'a@b.example', accessCount: 1 } as Subscriber
const owner = { id: 'o', subscriberId: 's' } as Owner
const game = { id: 'g', ownerId: 'o', branch: 'b' } as Game
const claim = { gameId: 'g', ownerId: 'o', branch: 'b', number: 1, requestId: 'r', token: 't' } as Claim

/** A house with one player, and with their game where there was room for it before. */
const roomOf = async (free: number, games: readonly Game[] = []): Promise<Store> => {
  const store = openMemoryStore()
  await store.together(async (records) => {
    await records.subscribers.hold(subscriber)
    await records.owners.add(owner)
    for (const each of games) await records.games.add(each)
  })
  return sparing(store, () => free)
}
const start = (store: Store) => store.together((records) => records.games.add(game))
const claimTurn = (store: Store) => store.together((records) => records.claims.put(claim))

describe('with room', () => {
  test('games and turns begin', async () => {
    const store = await roomOf(ROOM.forGames)
    await start(store)
    await claimTurn(store)
    expect(await store.games.of('o')).toEqual([game])
  })
})

describe('below 200 MB', () => {
  test('no game begins, in a transaction or out of it, and nothing of it is kept', async () => {
    const store = await roomOf(ROOM.forGames - 1)
    await expect(start(store)).rejects.toThrow(StoreUnavailable)
    await expect(store.games.add(game)).rejects.toThrow(StoreUnavailable)
    expect(await store.games.of('o')).toEqual([])
  })

  test('a turn of a game that is there is still played', async () => {
    const store = await roomOf(ROOM.forGames - 1, [game])
    await claimTurn(store)
    expect(await store.claims.at('g', 'b', 1)).toEqual(claim)
  })
})

describe('below 50 MB', () => {
  test('no turn begins', async () => {
    const store = await roomOf(ROOM.forTurns - 1, [game])
    await expect(claimTurn(store)).rejects.toThrow(StoreUnavailable)
    await expect(store.claims.put(claim)).rejects.toThrow(StoreUnavailable)
  })

  test('what is there can still be read, and the house still answers', async () => {
    const store = await roomOf(ROOM.forTurns - 1, [game])
    expect(await store.games.of('o')).toEqual([game])
    await store.ready()
  })
})

test('the system is asked at most every few seconds', () => {
  let now = 0
  let looks = 0
  const free = freeRoom(
    '/srv',
    () => now,
    (folder) => {
      expect(folder).toBe('/srv')
      looks += 1
      return { bavail: 1000 - looks, bsize: 4096 }
    },
  )
  expect([free(), free()]).toEqual([999 * 4096, 999 * 4096])
  now = 2_999
  expect(free()).toBe(999 * 4096)
  now = 3_000
  expect(free()).toBe(998 * 4096)
  expect(looks).toBe(2)
})

test('a clock set back does not stop the looking', () => {
  let now = 1_000_000
  let looks = 0
  const free = freeRoom(
    '/srv',
    () => now,
    () => ({ bavail: ++looks, bsize: 1 }),
  )
  free()
  now = 0
  expect(free()).toBe(2)
})

test('a real file system has some room', () => {
  expect(freeRoom('/', Date.now)()).toBeGreaterThan(0)
})
