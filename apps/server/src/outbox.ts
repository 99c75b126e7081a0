import { DAY, HOUR, MINUTE } from '@inyeon/engine'
import type { Outbox, Parcel } from '@inyeon/store'
import { type Carriers, Undelivered } from './carriers.ts'
import { kindOf, type Log } from './log.ts'

const AT_ONCE = 10
/** How long a parcel is ours once taken: longer than the slowest carrier. */
const HOLD = 2 * MINUTE
const GIVE_UP = 3 * DAY

/** One minute after the first failure, then twice as long each time, up to six hours. */
export const delayAfter = (failures: number): number => Math.min(MINUTE * 2 ** (failures - 1), 6 * HOUR)

interface Office {
  readonly outbox: Outbox
  readonly carriers: Carriers
  readonly clock: () => number
  readonly log: Log
}

const isStale = ({ content }: Parcel, now: number): boolean =>
  content.expiresAt !== undefined && Number(content.expiresAt) <= now

const putBack = async ({ outbox, clock, log }: Office, parcel: Parcel, failure: unknown): Promise<void> => {
  const tries = parcel.tries + 1
  const facts = { kind: parcel.kind, tries, failure: kindOf(failure) }
  if (clock() - parcel.createdAt > GIVE_UP) {
    await outbox.remove(parcel.id)
    log.error(facts, 'parcel given up')
    return
  }
  await outbox.save({ ...parcel, tries, dueAt: clock() + delayAfter(tries) })
  log.warn(facts, 'parcel not delivered')
}

const deliver = async (office: Office, parcel: Parcel): Promise<void> => {
  const { outbox, carriers, clock, log } = office
  if (isStale(parcel, clock())) {
    await outbox.remove(parcel.id)
    log.info({ kind: parcel.kind }, 'parcel too old to send')
    return
  }
  try {
    const carry = carriers[parcel.kind]
    if (carry === undefined) throw new Undelivered('NO_CARRIER')
    await carry(parcel.content, parcel.id)
  } catch (failure) {
    return putBack(office, parcel, failure)
  }
  await outbox.remove(parcel.id)
}

/** Sends what is due. A parcel leaves the outbox only after its carrier has taken it. */
export const emptyOutbox = async (office: Office): Promise<void> => {
  const now = office.clock()
  const due = await office.outbox.take(now, now + HOLD, AT_ONCE)
  await Promise.all(due.map((parcel) => deliver(office, parcel)))
}
