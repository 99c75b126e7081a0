import { afterEach, describe, expect, test } from 'vitest'
import { openBrowserStore, type Shelf } from './browser.ts'
import { aSubscriber, aTurn, atOnce, givenGame, NOW } from './contract/given.contract.ts'
import { storeContract } from './store.contract.ts'

/** A shelf as the web app has it: one key of the real localStorage, one real lock for all tabs. */
const localStorageShelf = (key: string = crypto.randomUUID()) => {
  const aside: string[] = []
  const shelf: Shelf = {
    read: () => localStorage.getItem(key),
    write: (snapshot) => localStorage.setItem(key, snapshot),
    exclusively: (work) => navigator.locks.request(key, work),
    setAside: (text) => aside.push(text),
  }
  return { ...shelf, aside, key }
}

afterEach(() => localStorage.clear())

storeContract('a browser', () => openBrowserStore(localStorageShelf()), { texts: 100 })

describe('two tabs', () => {
  test('never overwrite each other', async () => {
    const shelf = localStorageShelf()
    const [left, right] = [await openBrowserStore(shelf), await openBrowserStore(shelf)]
    const { subscriber } = await left.subscribers.hold(aSubscriber())
    await atOnce(20, (time) =>
      (time % 2 ? left : right).together(async ({ subscribers }) => {
        const { subscriber: mine } = await subscribers.hold(subscriber)
        await subscribers.save({ ...mine, accessCount: mine.accessCount + 1 })
      }),
    )
    for (const tab of [left, right]) expect((await tab.subscribers.byId(subscriber.id))?.accessCount).toBe(20)
  })

  test('find what the other has kept, also after a reload', async () => {
    const shelf = localStorageShelf()
    const [left, right] = [await openBrowserStore(shelf), await openBrowserStore(shelf)]
    const game = await givenGame(left)
    const turn = aTurn(game, 0)
    await right.turns.add(turn)
    expect(await left.turns.of(game.id, 'main', game.ownerId)).toEqual([turn])
    const reloaded = await openBrowserStore(shelf)
    expect(await reloaded.turns.byId(turn.id, game.ownerId)).toEqual(turn)
  })
})

describe('what stands on the shelf', () => {
  const unreadable = {
    'half a text': '{"version":1,"tables":{"ga',
    'another kind of text': 'undefined',
    nothing: '',
    'a number': '7',
    null: 'null',
    'a list': '[]',
    'no tables': '{"version":1}',
    'a table missing': '{"version":1,"tables":{"games":[]}}',
    'rows that are none': '{"version":1,"tables":{"subscribers":[null]}}',
    'a version of tomorrow': '{"version":2,"tables":{}}',
  }
  for (const [name, text] of Object.entries(unreadable))
    test(`${name} is set aside, and the story begins anew`, async () => {
      const shelf = localStorageShelf()
      localStorage.setItem(shelf.key, text)
      const store = await openBrowserStore(shelf)
      const game = await givenGame(store)
      expect(shelf.aside).toEqual([text])
      expect(await (await openBrowserStore(shelf)).games.of(game.ownerId)).toEqual([game])
    })

  test('and cannot be set aside does not stop the story', async () => {
    const shelf = localStorageShelf()
    localStorage.setItem(shelf.key, 'broken')
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    const store = await openBrowserStore({ ...shelf, setAside: full })
    const game = await givenGame(store)
    expect(await store.games.of(game.ownerId)).toEqual([game])
  })

  test('is cleared by the player in mid-story: what follows is kept whole', async () => {
    const shelf = localStorageShelf()
    const store = await openBrowserStore(shelf)
    await givenGame(store)
    localStorage.clear()
    const game = await givenGame(store)
    expect(await store.games.of(game.ownerId)).toEqual([game])
    expect(await (await openBrowserStore(shelf)).games.of(game.ownerId)).toEqual([game])
  })
})

describe('a browser without room', () => {
  test('keeps nothing of it, says so, and loses nothing that was there', async () => {
    const store = await openBrowserStore(localStorageShelf())
    const game = await givenGame(store)
    const turn = aTurn(game, 0)
    await store.turns.add(turn)
    const flood = store.together(async ({ games, feedback }) => {
      await games.save({ ...game, currentTurn: 1 })
      const details = {}
      const message = '가'.repeat(6_000_000)
      await feedback.add({ id: 'flood', type: 'bug', message, email: null, details, createdAt: NOW })
    })
    await expect(flood).rejects.toMatchObject({ name: 'StoreUnavailable' })
    expect(await store.games.of(game.ownerId)).toEqual([game])
    expect(await store.turns.of(game.id, 'main', game.ownerId)).toEqual([turn])
    await store.ready()
    await store.games.save({ ...game, currentTurn: 2 })
    expect((await store.games.byId(game.id, game.ownerId))?.currentTurn).toBe(2)
  })

  test('that forbids its storage is not ready', async () => {
    const forbidden = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    const shelf = localStorageShelf()
    const store = await openBrowserStore({ ...shelf, write: forbidden })
    await expect(store.ready()).rejects.toMatchObject({ name: 'StoreUnavailable' })
    await expect(openBrowserStore({ ...shelf, read: forbidden })).rejects.toMatchObject({
      name: 'StoreUnavailable',
    })
  })
})
