import { DAY, MINUTE } from './limits.ts'

/** What an address has done to the operator's door. */
export interface AdminLock {
  readonly failures: number
  readonly windowStart: number
  readonly lockedUntil: number
  readonly locks: number
}

const WINDOW = 15 * MINUTE
const FAILURES = 5
const FIRST_LOCK = 15 * MINUTE

/** Milliseconds until this address may try again; 0 when it may now. */
export const mayTry = (lock: AdminLock | undefined, now: number): number =>
  Math.max(0, (lock?.lockedUntil ?? 0) - now)

/** After one more failure: five within a quarter of an hour lock the address, each time for twice as long. */
export const lockAfter = (before: AdminLock | undefined, now: number): AdminLock => {
  const fresh = before === undefined || now - before.windowStart > WINDOW
  const failures = fresh ? 1 : before.failures + 1
  const windowStart = fresh ? now : before.windowStart
  const locks = before?.locks ?? 0
  if (failures < FAILURES) return { failures, windowStart, lockedUntil: before?.lockedUntil ?? 0, locks }
  const lockedUntil = now + Math.min(DAY, FIRST_LOCK * 2 ** locks)
  return { failures: 0, windowStart: now, lockedUntil, locks: locks + 1 }
}
