import { Problem, type AdminSession as WireSession } from '@inyeon/contract'
import { type AdminLock, HOUR, lockAfter, MINUTE, mayTry } from '@inyeon/engine'
import type { AdminSession } from '@inyeon/store'
import { json, nothing } from '../answer.ts'
import type { Handler } from '../ask.ts'
import { type Admin, type House, TooManyHashes } from '../house.ts'
import { iso } from '../to-wire.ts'

const IDLE = 30 * MINUTE
const ABSOLUTE = 8 * HOUR
const CROWD = 50
const CROWD_DELAY = 2_000

/** Where the operator's page is off, its calls do not exist. */
export const operatorsDoor = ({ admin }: House): Admin => {
  if (admin === undefined) throw new Problem('NOT_FOUND')
  return admin
}

/** The open session of this request, if there is one; a changed password has closed them all. */
export const operatorOf = async (request: Request, house: House): Promise<AdminSession | undefined> => {
  const admin = operatorsDoor(house)
  const token = house.identity.token(request, 'admin')
  if (token === undefined) return undefined
  const session = await house.store.admin.session(await house.secrets.digest(token))
  if (session === undefined || session.fingerprint !== admin.fingerprint) return undefined
  const now = house.clock()
  if (now - session.activeAt > IDLE || now - session.createdAt > ABSOLUTE) {
    await house.store.admin.removeSession(session.digest)
    return undefined
  }
  const active = { ...session, activeAt: now }
  await house.store.admin.saveSession(active)
  return active
}

/** Failures count per address, on the server; others' failures slow the operator down and never lock them out. */
export const adminLogin: Handler<'adminLogin'> = async ({ house, body, address }) => {
  const admin = operatorsDoor(house)
  const wait = mayTry(await attemptsOf(house, address), house.clock())
  if (wait > 0) throw new Problem('RATE_LIMITED', { retryAfter: Math.ceil(wait / 1000) })
  if ((await house.store.admin.failuresSince(house.clock() - HOUR)) > CROWD) {
    await new Promise((wake) => setTimeout(wake, CROWD_DELAY))
  }
  if (!(await verified(admin, body.password))) {
    await countFailure(house, address)
    house.notice('admin_refused')
    throw new Problem('UNAUTHORIZED')
  }
  const token = house.secrets.token()
  const now = house.clock()
  const digest = await house.secrets.digest(token)
  const csrf = house.secrets.token()
  await house.store.together(async (records) => {
    await records.admin.holdAttempts(address)
    await records.admin.saveAttempts({ address, failures: 0, windowStart: now, lockedUntil: 0, locks: 0 })
    await records.admin.saveSession({
      digest,
      csrf,
      fingerprint: admin.fingerprint,
      createdAt: now,
      activeAt: now,
    })
  })
  house.notice('admin_login')
  return nothing(house.identity.tie('admin', token, ABSOLUTE / 1000))
}

const verified = async (admin: Admin, password: string): Promise<boolean> => {
  try {
    return await admin.verify(password)
  } catch (failure) {
    if (failure instanceof TooManyHashes) throw new Problem('RATE_LIMITED', { retryAfter: 1 })
    throw failure
  }
}

const attemptsOf = async ({ store }: House, address: string): Promise<AdminLock | undefined> =>
  store.together((records) => records.admin.holdAttempts(address))

const countFailure = ({ store, clock }: House, address: string): Promise<void> =>
  store.together(async (records) => {
    const before = await records.admin.holdAttempts(address)
    await records.admin.saveAttempts({ address, ...lockAfter(before, clock()) })
  })

export const adminSession: Handler<'adminSession'> = async ({ house, operator, address }) => {
  const attempts = await attemptsOf(house, address)
  const reply: WireSession = {
    csrf_token: operator.csrf,
    expires_at: iso(Math.min(operator.createdAt + ABSOLUTE, operator.activeAt + IDLE)),
    failed_attempts: attempts?.failures ?? 0,
  }
  return json(200, reply)
}

export const adminLogout: Handler<'adminLogout'> = async ({ house, operator }) => {
  await house.store.admin.removeSession(operator.digest)
  return nothing(house.identity.untie('admin'))
}
