import type { Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from './log.ts'

const PATIENCE = 30_000

export interface Closing {
  readonly server: Server
  /** Resolves when no turn is being told. */
  readonly drain: () => Promise<void>
  /** What must be put away last. */
  readonly putAway: () => Promise<void>
  readonly log: Log
}

const closed = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    // A connection that is busy now would, once answered, wait idle for its keep-alive to run out.
    const sweep = setInterval(() => server.closeIdleConnections(), 200)
    server.close(() => {
      clearInterval(sweep)
      resolve()
    })
  })

/** Takes no new caller, lets every turn be told to its end, then puts the house in order. */
export const closeDown = async (
  { server, drain, putAway, log }: Closing,
  patience = PATIENCE,
): Promise<void> => {
  const done = await Promise.race([
    Promise.all([closed(server), drain()]).then(() => true),
    sleep(patience, false, { ref: false }),
  ])
  if (!done) log.warn('closing with work unfinished: it will be taken over')
  server.closeAllConnections()
  await putAway()
}

/** Runs `leave` at the first signal that asks us to go; at the second we are gone. */
export const onSignal = (leave: (signal: NodeJS.Signals) => Promise<void>): void => {
  let leaving = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (leaving) process.exit(1)
      leaving = true
      leave(signal).then(
        () => process.exit(0),
        () => process.exit(1),
      )
    })
  }
}
