import { useConnection } from '../state/connection.ts'
import { isHere } from '../state/game.ts'
import { loadOffline } from './offline.ts'
import { remote } from './remote.ts'
import { askTwice, type Fetch, withFallback } from './with-fallback.ts'

/** This browser, whether or not a server is there. */
export const hereOnly: Fetch = async (request) => (await loadOffline())(request)

const unlessOnlyHere =
  (fetch: Fetch): Fetch =>
  (request) =>
    useConnection.getState().onlyHere ? hereOnly(request) : fetch(request)

/** The server, or this browser in its place. */
export const anybody: Fetch = unlessOnlyHere(withFallback(remote, loadOffline))

/** The same, for what must not happen once there and once here. */
export const anybodyTwice: Fetch = unlessOnlyHere(withFallback(askTwice(remote), loadOffline))

/** Whoever has this game. Nobody else could go on with it, so a silent server is an error and not a fallback. */
export const whoeverHas = (sessionId: string): Fetch => (isHere(sessionId) ? hereOnly : askTwice(remote))
