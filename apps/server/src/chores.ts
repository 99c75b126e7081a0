import { MINUTE } from '@inyeon/engine'
import type { Carriers } from './carriers.ts'
import type { Database } from './database.ts'
import { type Log, logFailure } from './log.ts'
import { emptyOutbox } from './outbox.ts'
import { repeat } from './repeat.ts'

const OFTEN = 5_000

export interface Chores {
  readonly api: { finishAbandoned(): Promise<number> }
  readonly database: Database
  readonly carriers: Carriers
  readonly log: Log
  readonly leaving: AbortSignal
}

/** What the house does when nobody asks. Resolves when it has been told to leave and the last chore is done. */
export const doChores = async ({ api, database, carriers, log, leaving }: Chores): Promise<void> => {
  const { store, clock } = database
  const chore = (name: string, everyMs: number, work: () => Promise<unknown>) =>
    repeat(everyMs, work, (failure) => logFailure(log, failure, `${name} failed`), leaving)
  await Promise.all([
    chore('taking over abandoned turns', OFTEN, () => api.finishAbandoned()),
    chore('the outbox', OFTEN, () => emptyOutbox({ outbox: store.outbox, carriers, clock, log })),
    chore('the clock', MINUTE, database.agree),
  ])
}
