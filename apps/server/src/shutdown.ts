import { once } from 'node:events'
import type { Server, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from './log.ts'

const PATIENCE = 30_000

/** Answers a promise for the moment when nobody is being answered; a socket that asked nothing does not count. */
export const watchAnswers = (server: Server): (() => Promise<void>) => {
  const unfinished = new Set<ServerResponse>()
  server.on('request', (_, answer) => {
    unfinished.add(answer)
    answer.on('close', () => unfinished.delete(answer))
  })
  return async () => {
    while (unfinished.size > 0) await Promise.all([...unfinished].map((answer) => once(answer, 'close')))
  }
}

export interface Closing {
  readonly server: Server
  /** Resolves when all that was begun has come to its end. */
  readonly quiet: () => Promise<unknown>
  /** What must be put away last. */
  readonly putAway: () => Promise<void>
  readonly log: Log
}

/** Takes no new caller, lets every turn be told to its end, then puts the house in order. */
export const closeDown = async (
  { server, quiet, putAway, log }: Closing,
  patience = PATIENCE,
): Promise<void> => {
  server.close()
  const isQuiet = await Promise.race([quiet().then(() => true), sleep(patience, false)])
  if (!isQuiet) log.warn('closing with work unfinished: it will be taken over')
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
