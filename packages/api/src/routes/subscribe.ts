import { fill } from '@inyeon/content'
import type { Subscription } from '@inyeon/contract'
import { MINUTE, mustProve, refusedTo } from '@inyeon/engine'
import type { Records, StoredReply } from '@inyeon/store'
import { DEVICE_SECONDS, type Granted, grantAccess, tieDevice } from '../access.ts'
import { json, jsonText } from '../answer.ts'
import type { Ask, Handler } from '../ask.ts'
import type { House } from '../house.ts'
import { iso } from '../to-wire.ts'

/** A browser that lost our answer may ask for it again, cookie included, this long. */
const COOKIE_RETRY = 15 * MINUTE

type Words = Ask<'subscribe'>['words']['answers']['subscription']

/** An email asks for one of its accesses. Counting, the shelf, the browser and the reply are one act. */
export const subscribe: Handler<'subscribe'> = async ({ house, body, words, visitor, language }) => {
  const said = words.answers.subscription
  const tied = visitor?.subscriber.email === body.email ? visitor : undefined
  const scope = `subscribe/${body.email}`
  // asked before: the answer stands, also for an email that by now would have to prove itself
  const isNew = body.request_id === undefined || !(await house.store.requests.find(scope, body.request_id))
  if (isNew && (await needsCode(house, body.email, tied !== undefined))) return json(200, codeRequired(said))
  const token = house.secrets.token()
  const digest = await house.secrets.digest(token)
  const newsletter = body.newsletter === true

  const outcome = await house.store.together(async (records) => {
    const now = house.clock()
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

const replayed = async (
  records: Records,
  { body, ownerId, at }: StoredReply,
  { tiedTo, digest, now }: { tiedTo: string | undefined; digest: string; now: number },
) => {
  const tie = ownerId !== undefined && ownerId !== tiedTo && now - at < COOKIE_RETRY
  if (tie) await tieDevice(records, { digest, ownerId, now })
  return { reply: body, tie }
}

const needsCode = async ({ store, settings }: House, email: string, tied: boolean): Promise<boolean> => {
  const known = await store.subscribers.byEmail(email)
  return mustProve(settings.identityMode, { tied, emailSeen: (known?.accessCount ?? 0) > 0 })
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
