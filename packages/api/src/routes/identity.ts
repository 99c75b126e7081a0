import { fill } from '@inyeon/content'
import { Problem } from '@inyeon/contract'
import { CODE_DIGITS, CODE_LIFETIME, CODE_TRIES, MINUTE } from '@inyeon/engine'
import type { Owner, Records } from '@inyeon/store'
import { DEVICE_SECONDS, freshOwner, freshSubscriber, grantAccess, tieDevice } from '../access.ts'
import { json } from '../answer.ts'
import type { Ask, Handler } from '../ask.ts'
import { toSubscription } from './subscribe.ts'

const PENDING_SECONDS = CODE_LIFETIME / 1000

/**
 * Sends a code to a mailbox. The answer is the same whether the email is known or not; the code only
 * works in the browser that asked.
 */
export const askForCode: Handler<'askForCode'> = async ({ house, body, words, request }) => {
  const pending = house.secrets.token()
  if (house.settings.mail) {
    const code = house.secrets.digits(CODE_DIGITS)
    const [digest, askedBy] = await Promise.all([
      house.secrets.seal(`${body.email}/${code}`),
      house.secrets.digest(pending),
    ])
    const slots = {
      code,
      minutes: CODE_LIFETIME / MINUTE,
      device: deviceName(request) ?? words.mail.unknownDevice,
    }
    await house.store.together(async (records) => {
      const now = house.clock()
      const expiresAt = now + CODE_LIFETIME
      await records.codes.save({ email: body.email, digest, askedBy, triesLeft: CODE_TRIES, expiresAt })
      await records.outbox.add({
        id: house.uuid(),
        kind: 'mail',
        content: {
          to: body.email,
          subject: fill(words.mail.code.subject, slots),
          text: fill(words.mail.code.text, slots),
          expiresAt: String(expiresAt),
        },
        tries: 0,
        dueAt: now,
        createdAt: now,
      })
    })
    house.notice('mail_asked')
  }
  return json(202, { success: true }, house.identity.tie('pending', pending, PENDING_SECONDS))
}

/** The code proves the mailbox: this browser joins the proven shelf, and all others of the email flow into it. */
export const verifyCode: Handler<'verifyCode'> = async (ask) => {
  const { house, body, words, language, visitor } = ask
  const wrongCode = new Problem('VALIDATION', { issues: [{ path: 'code', key: 'code', params: {} }] })
  const pending = house.identity.token(ask.request, 'pending')
  if (pending === undefined) throw wrongCode
  const [digest, askedBy, token] = await Promise.all([
    house.secrets.seal(`${body.email}/${body.code}`),
    house.secrets.digest(pending),
    house.secrets.token(),
  ])
  const deviceDigest = await house.secrets.digest(token)
  const granted = await house.store.together(async (records) => {
    const now = house.clock()
    const code = await records.codes.hold(body.email)
    if (code === undefined || code.expiresAt <= now || code.askedBy !== askedBy) return undefined
    if (code.digest !== digest) {
      const triesLeft = code.triesLeft - 1
      await (triesLeft > 0 ? records.codes.save({ ...code, triesLeft }) : records.codes.remove(code.email))
      return undefined
    }
    await records.codes.remove(code.email)
    const shelf = await provenShelf(records, ask)
    const access = await grantAccess(records, house, {
      email: body.email,
      tied: shelf,
      newsletter: false,
      language,
      proven: true,
    })
    if (access === undefined) return undefined
    for (const other of await records.owners.of(access.subscriber.id)) {
      if (other.id !== shelf.id) await records.owners.merge(other.id, shelf.id)
    }
    await tieDevice(records, { digest: deviceDigest, ownerId: shelf.id, now, replaces: visitor?.digest })
    return access
  })
  if (granted === undefined) throw wrongCode
  return json(200, toSubscription(words.answers.subscription, house, granted), [
    ...house.identity.tie('visitor', token, DEVICE_SECONDS),
    ...house.identity.untie('pending'),
  ])
}

/**
 * The shelf this mailbox has vouched for, or a new one. Never an unproven one: whoever used the email
 * before its owner did still holds a cookie to that.
 */
const provenShelf = async (records: Records, { house, body }: Ask<'verifyCode'>): Promise<Owner> => {
  const { subscriber } = await records.subscribers.hold(freshSubscriber(house, body.email))
  const proven = (await records.owners.of(subscriber.id)).find((owner) => owner.proven)
  if (proven) return proven
  const owner: Owner = { ...freshOwner(house, subscriber.id), proven: true }
  await records.owners.add(owner)
  return owner
}

/** A browser and its system, in a few words that cannot carry a message. */
const deviceName = (request: Request): string | undefined => {
  const agent = request.headers.get('User-Agent') ?? ''
  const browser = /(Firefox|Edg|OPR|SamsungBrowser|Chrome|Safari)\//.exec(agent)?.[1]
  const system = /(Android|iPhone|iPad|Windows|Macintosh|CrOS|Linux)/.exec(agent)?.[1]
  return browser && system ? `${browser} (${system})` : undefined
}
