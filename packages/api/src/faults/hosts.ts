import type { Store } from '@inyeon/store'
import { embedded } from '@inyeon/storyteller/embedded'
import { type Browser, openBrowser } from '../testing/browser.ts'
import { begin, comeIn, type Reply } from '../testing/stage.ts'
import { openTestHouse } from '../testing/test-house.ts'
import { counted } from './tellers.ts'

/** One or more hosts on one memory, and how often anything was told on any of them. */
export interface Hosts {
  /** The same visitor, before each of the hosts. */
  visitor(): Promise<readonly Browser[]>
  told(): number
  close(): Promise<void>
}

/** Every store is a connection of its own to the same memory. */
export const openHosts = (stores: readonly Store[]): Hosts => {
  let told = 0
  const storyteller = counted(embedded(), () => told++)
  const settings = { maxTurns: 50, maxSaves: 1000 }
  const apis = stores.map((store) => openTestHouse({ store, storyteller, settings }).api)
  const browserAt = (host: number) => {
    const api = apis[host]
    if (api === undefined) throw new Error('no such host')
    return openBrowser(api)
  }
  return {
    visitor: async () => {
      const { me } = await comeIn({ browser: () => browserAt(0), close: async () => undefined })
      const elsewhere = apis.slice(1).map((_, at) => {
        const browser = browserAt(at + 1)
        for (const [name, token] of me.jar) browser.jar.set(name, token)
        return browser
      })
      return [me, ...elsewhere]
    },
    told: () => told,
    close: async () => {
      await Promise.all(apis.map((api) => api.drain()))
      await Promise.all(stores.map((store) => store.close()))
    },
  }
}

/** Game after game, turn after turn: where the next one stands. */
export const turnsOf = async function* (browsers: readonly Browser[], count: number) {
  let game: Reply | undefined
  for (let played = 0; played < count; played++) {
    const turn = (played % 50) + 1
    const host = browsers[played % browsers.length]
    if (turn === 1 && host) game = await begin(host)
    yield { session_id: game?.session_id ?? '', turn }
  }
}
