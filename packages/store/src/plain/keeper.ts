import type { Records, Store } from '../store.ts'
import type { Desk } from './desk.ts'
import { gamesAt, interviewsAt, requestsAt } from './games.ts'
import { eventsAt, feedbackAt, outboxAt } from './letters.ts'
import { adminAt, keepsakesAt } from './operator.ts'
import type { Tables } from './tables.ts'
import { claimsAt, turnsAt } from './turns.ts'
import { codesAt, devicesAt, ownersAt, subscribersAt } from './visitors.ts'

/** What a host of plain tables must be able to do. */
export interface Keeper {
  committed(): Tables
  /** Runs one work at a time, on a draft that is kept only if the work resolves. */
  alone<Outcome>(work: (draft: Tables) => Outcome | Promise<Outcome>): Promise<Outcome>
}

const recordsAt = (desk: Desk): Records => ({
  subscribers: subscribersAt(desk),
  owners: ownersAt(desk),
  devices: devicesAt(desk),
  codes: codesAt(desk),
  requests: requestsAt(desk),
  interviews: interviewsAt(desk),
  games: gamesAt(desk),
  turns: turnsAt(desk),
  claims: claimsAt(desk),
  feedback: feedbackAt(desk),
  events: eventsAt(desk),
  outbox: outboxAt(desk),
  admin: adminAt(desk),
  keepsakes: keepsakesAt(desk),
})

export const storeOf = ({ committed, alone }: Keeper): Records & Pick<Store, 'together'> => ({
  ...recordsAt({ read: async (look) => look(committed()), write: alone }),
  together: (work) =>
    alone((draft) =>
      work(recordsAt({ read: async (look) => look(draft), write: async (change) => change(draft) })),
    ),
})
