import { statfsSync } from 'node:fs'
import { type Records, type Store, StoreUnavailable } from '@inyeon/store'

const MEGABYTE = 1_000_000
export const ROOM = { forGames: 200 * MEGABYTE, forTurns: 50 * MEGABYTE } as const
const LOOK_EVERY = 3_000

export type Look = (folder: string) => { readonly bavail: number; readonly bsize: number }

/** How many bytes are left where the database lives; asked of the system at most every few seconds. */
export const freeRoom = (folder: string, clock: () => number, look: Look = statfsSync): (() => number) => {
  let known = { at: Number.NEGATIVE_INFINITY, free: 0 }
  return () => {
    const now = clock()
    if (Math.abs(now - known.at) >= LOOK_EVERY) {
      const { bavail, bsize } = look(folder)
      known = { at: now, free: bavail * bsize }
    }
    return known.free
  }
}

/**
 * A store that stops taking games while there is still room for turns, and turns while there is still
 * room to finish those being told. The rule stands where the record is made, so no route can forget it.
 */
export const sparing = (store: Store, free: () => number): Store => {
  const need = (room: number) => {
    if (free() < room) throw new StoreUnavailable('the disk is nearly full')
  }
  const spared = (records: Records): Records => ({
    ...records,
    games: {
      ...records.games,
      add: async (game) => {
        need(ROOM.forGames)
        return records.games.add(game)
      },
    },
    claims: {
      ...records.claims,
      put: async (claim) => {
        need(ROOM.forTurns)
        return records.claims.put(claim)
      },
    },
  })
  return {
    ...store,
    ...spared(store),
    together: (work) => store.together((records) => work(spared(records))),
  }
}
