import { type Access, mustProve, nextAccess } from '@inyeon/engine'
import type { Owner, Records, Subscriber } from '@inyeon/store'
import type { House } from './house.ts'

/** How long a browser is recognised: 180 days. */
export const DEVICE_SECONDS = 15_552_000

export const freshSubscriber = ({ uuid, clock }: House, email: string): Subscriber => ({
  id: uuid(),
  email,
  accessCount: 0,
  lastAccess: clock(),
  subscribedAt: clock(),
  newsletter: false,
  backer: false,
})

export const freshOwner = ({ uuid, clock }: House, subscriberId: string): Owner => ({
  id: uuid(),
  subscriberId,
  proven: false,
  completedDemo: false,
  lastPage: null,
  activeAt: null,
  createdAt: clock(),
})

export interface Granted {
  readonly subscriber: Subscriber
  readonly access: Access
  /** The shelf that the access opened a visit on; the tied browser's own when it was refused. */
  readonly owner: Owner | undefined
  readonly tied: boolean
  readonly completedBefore: boolean
}

/** Counts one access, if there is one left. Undefined: somebody else was first, and a code is needed now. */
export const grantAccess = async (
  records: Records,
  house: House,
  wish: { email: string; tied: Owner | undefined; newsletter: boolean; language: string; proven?: boolean },
): Promise<Granted | undefined> => {
  const now = house.clock()
  const { subscriber: before } = await records.subscribers.hold(freshSubscriber(house, wish.email))
  const tied = wish.tied !== undefined
  const emailSeen = before.accessCount > 0
  if (!wish.proven && mustProve(house.settings.identityMode, { tied, emailSeen })) return undefined

  const access = nextAccess(before.accessCount, house.settings.maxAccesses)
  const joins = wish.newsletter && !before.newsletter
  const subscriber: Subscriber = {
    ...before,
    newsletter: before.newsletter || wish.newsletter,
    ...(access.granted && { accessCount: access.count, lastAccess: now }),
  }
  await records.subscribers.save(subscriber)
  if (joins && house.settings.mailingList) {
    const content = { email: subscriber.email, language: wish.language }
    await records.outbox.add({
      id: house.uuid(),
      kind: 'newsletter',
      content,
      tries: 0,
      dueAt: now,
      createdAt: now,
    })
  }
  const shelves = await records.owners.of(subscriber.id)
  const completedBefore = shelves.some(({ completedDemo }) => completedDemo)
  const owner = await visitOn(records, house, { subscriber, tied: wish.tied, granted: access.granted, now })
  return { subscriber, access, owner, tied, completedBefore }
}

/** Opens a visit on the browser's own shelf, or on a new one. A refused access opens nothing. */
const visitOn = async (
  records: Records,
  house: House,
  {
    subscriber,
    tied,
    granted,
    now,
  }: { subscriber: Subscriber; tied: Owner | undefined; granted: boolean; now: number },
): Promise<Owner | undefined> => {
  if (tied) {
    const held = await records.owners.hold(tied.id)
    if (held === undefined || !granted) return held
    const owner = { ...held, activeAt: now }
    await records.owners.save(owner)
    return owner
  }
  if (!granted) return undefined
  const owner: Owner = { ...freshOwner(house, subscriber.id), activeAt: now }
  await records.owners.add(owner)
  return owner
}

/** This browser is known from now on; the token it held before, if any, is worthless. */
export const tieDevice = async (
  records: Records,
  {
    digest,
    ownerId,
    now,
    replaces,
  }: { digest: string; ownerId: string; now: number; replaces?: string | undefined },
): Promise<void> => {
  if (replaces) await records.devices.remove(replaces)
  await records.devices.add({ digest, ownerId, createdAt: now, expiresAt: now + DEVICE_SECONDS * 1000 })
}
