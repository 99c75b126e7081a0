import { fill } from '@inyeon/content'
import type { Subscription } from '@inyeon/contract'
import { type Access, MINUTE, mustProve, nextAccess, refusedTo } from '@inyeon/engine'
import type { Owner, Records, StoredReply, Subscriber } from '@inyeon/store'
import { json, jsonText } from '../answer.ts'
import type { Ask, Handler } from '../ask.ts'
import type { House } from '../house.ts'
import { iso } from '../to-wire.ts'

/** 180 days. */
export const DEVICE_SECONDS = 15_552_000
/** A browser that lost our answer may ask for it again, cookie included, this long. */
const COOKIE_RETRY = 15 * MINUTE

type Words = Ask<'subscribe'>['words']['answers']['subscription']

/** An email asks for one of its accesses. Counting, the shelf, the browser and the reply are one act. */
export const subscribe: Handler<'subscribe'> = async ({ house, body, words, visitor, language }) => {
  const said = words.answers.subscription
  const tied = visitor?.subscriber.email === body.email ? visitor : undefined
  const known = await house.store.subscribers.byEmail(body.email)
  if (
    mustProve(house.settings.identityMode, {
      tied: tied !== undefined,
      emailSeen: (known?.accessCount ?? 0) > 0,
    })
  ) {
    return json(200, codeRequired(said))
  }
  const token = house.secrets.token()
  const digest = await house.secrets.digest(token)
  const newsletter = body.newsletter === true

  const outcome = await house.store.together(async (records) => {
    const now = house.clock()
    const scope = `subscribe/${body.email}`
    const stored = body.request_id && (await records.requests.claim(scope, body.request_id, now))
    if (stored) return replayed(records, stored, { tiedTo: tied?.owner.id, digest, now })

    const granted = await grantAccess(records, house, {
      email: body.email,
      tied: tied?.owner,
      newsletter,
      language,
    })
    if (granted === undefined) return { reply: JSON.stringify(codeRequired(said)), tie: false }
    const { subscriber, access, owner } = granted
    const reply = JSON.stringify(toSubscription(said, house, granted))
    const tie = access.granted && tied === undefined
    if (tie && owner) await tieDevice(records, { digest, ownerId: owner.id, now, replaces: visitor?.digest })
    if (body.request_id) {
      await records.requests.keep(scope, body.request_id, {
        body: reply,
        at: now,
        ...(owner && { ownerId: owner.id }),
      })
    }
    return { reply, tie, subscriber }
  })
  const lines = outcome.tie
    ? house.identity.tie('visitor', token, DEVICE_SECONDS)
    : tied
      ? house.identity.tie('visitor', tied.token, DEVICE_SECONDS)
      : []
  return jsonText(200, outcome.reply, lines)
}

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

const replayed = async (
  records: Records,
  { body, ownerId, at }: StoredReply,
  { tiedTo, digest, now }: { tiedTo: string | undefined; digest: string; now: number },
) => {
  const tie = ownerId !== undefined && ownerId !== tiedTo && now - at < COOKIE_RETRY
  if (tie) await tieDevice(records, { digest, ownerId, now })
  return { reply: body, tie }
}

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

const codeRequired = (said: Words): Subscription => ({
  success: false,
  message: said.codeRequired,
  reached_limit: false,
  code_required: true,
})

export const toSubscription = (
  said: Words,
  { settings }: House,
  { subscriber, access, owner, tied, completedBefore }: Granted,
): Subscription => {
  const max = settings.maxAccesses
  if (!access.granted) {
    return {
      success: false,
      message: fill(said.limitReached, { max }),
      reached_limit: true,
      code_required: false,
      redirect_to: refusedTo({ completedDemo: completedBefore, lastPage: owner?.lastPage ?? null }, tied),
    }
  }
  return {
    success: true,
    message: access.returning
      ? fill(said.welcomeBack, { count: access.count, max })
      : fill(said.welcome, { max }),
    reached_limit: false,
    code_required: false,
    data: {
      email: subscriber.email,
      access_count: access.count,
      max_accesses: max,
      last_access: iso(subscriber.lastAccess),
      subscribed_at: iso(subscriber.subscribedAt),
      completed_demo: owner?.completedDemo ?? false,
      last_page_visited: owner?.lastPage ?? '/scenarios',
      returning: access.returning,
    },
  }
}
