import { API_BASE, paths } from '@inyeon/contract/paths'
import { networkQuality, PATIENCE, rememberOperation, type Wait, waitFor } from '@inyeon/engine'
import { isOffline, noteReached, useConnection } from '../state/connection.ts'
import { type Fetch, noting } from './with-fallback.ts'

const WAITS: Readonly<Record<string, Wait>> = {
  [API_BASE + paths.answerInterview.path]: 'interview',
  [API_BASE + paths.startDemo.path]: 'turn',
  [API_BASE + paths.startGame.path]: 'turn',
  [API_BASE + paths.playDemoTurn.path]: 'stream',
  [API_BASE + paths.playTurn.path]: 'stream',
  [API_BASE + paths.recordEvent.path]: 'event',
}

let durations: readonly number[] = []

/** How long one wait of this kind is worth, by how the network has been behaving. */
export const patienceFor = (wait: Wait): number => waitFor(wait, networkQuality(durations))

const patient: Fetch = async (request) => {
  const wait = WAITS[new URL(request.url).pathname] ?? 'normal'
  // a server known to be away is given a moment, not half a minute for every page
  const known = wait === 'normal' && isOffline(useConnection.getState())
  const deadline = AbortSignal.timeout(known ? PATIENCE.event : patienceFor(wait))
  const began = performance.now()
  try {
    return await fetch(request, { signal: AbortSignal.any([request.signal, deadline]) })
  } finally {
    durations = rememberOperation(durations, performance.now() - began)
  }
}

/** The server. */
export const remote: Fetch = noting(patient, noteReached)
