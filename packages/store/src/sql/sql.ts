import type { Records, Store } from '../store.ts'
import { claimsIn } from './claims.ts'
import type { Db, Desk, Ways } from './desk.ts'
import { codesIn, devicesIn } from './devices.ts'
import { gamesIn, interviewsIn } from './games.ts'
import { eventsIn, feedbackIn, outboxIn } from './letters.ts'
import { adminIn, keepsakesIn } from './operator.ts'
import { requestsIn } from './requests.ts'
import { turnsIn } from './turns.ts'
import { ownersIn, subscribersIn } from './visitors.ts'

const recordsIn = (desk: Desk): Records => ({
  subscribers: subscribersIn(desk),
  owners: ownersIn(desk),
  devices: devicesIn(desk),
  codes: codesIn(desk),
  requests: requestsIn(desk),
  interviews: interviewsIn(desk),
  games: gamesIn(desk),
  turns: turnsIn(desk),
  claims: claimsIn(desk),
  feedback: feedbackIn(desk),
  events: eventsIn(desk),
  outbox: outboxIn(desk),
  admin: adminIn(desk),
  keepsakes: keepsakesIn(desk),
})

const TRIES = 5

/** A store on one or two handles of a database: reads that need not wait for writes may have their own. */
export const openSql = (write: Db, ways: Ways, read: Db = write): Store => {
  const whole = async <Outcome>(work: (db: Db) => Promise<Outcome>): Promise<Outcome> => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await write.transaction().setIsolationLevel('read committed').execute(work)
      } catch (failure) {
        if (tries === TRIES || !ways.mayTryAgain(failure)) throw failure
      }
    }
  }
  const within = (db: Db): Desk => ({ read: db, write: db, whole: (work) => work(db), ways })

  return {
    ...recordsIn({ read, write, whole, ways }),
    together: (work) => whole((db) => work(recordsIn(within(db)))),
    ready: async () => {
      const fresh = { key: 'ready', value: String(await ways.clock(write)) }
      const row = write.insertInto('keepsakes').values(fresh)
      await row.onConflict((conflict) => conflict.column('key').doUpdateSet(fresh)).execute()
    },
    clock: () => ways.clock(read),
    close: async () => {
      if (read !== write) await read.destroy()
      await write.destroy()
    },
  }
}
