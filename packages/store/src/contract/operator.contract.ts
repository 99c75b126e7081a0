import { describe, expect, test } from 'vitest'
import type { AdminAttempts, AdminSession, Store } from '../store.ts'
import { atOnce, NOW } from './given.contract.ts'

const attemptsOf = (address: string, touch: Partial<AdminAttempts> = {}): AdminAttempts => ({
  address,
  failures: 1,
  windowStart: NOW,
  lockedUntil: 0,
  locks: 0,
  ...touch,
})

const aSession = (touch: Partial<AdminSession> = {}): AdminSession => ({
  digest: crypto.randomUUID(),
  csrf: 'csrf',
  fingerprint: 'argon',
  createdAt: NOW,
  activeAt: NOW,
  ...touch,
})

export const operatorContract = (store: () => Store) => {
  describe("the operator's door", () => {
    test('counts every failure of an address, also of twenty at once', async () => {
      expect(await store().admin.holdAttempts('192.0.2.1')).toBeUndefined()
      await atOnce(20, () =>
        store().together(async ({ admin }) => {
          const failures = ((await admin.holdAttempts('192.0.2.1'))?.failures ?? 0) + 1
          await admin.saveAttempts(attemptsOf('192.0.2.1', { failures, locks: 2, lockedUntil: NOW + 9 }))
        }),
      )
      expect(await store().admin.holdAttempts('192.0.2.1')).toEqual(
        attemptsOf('192.0.2.1', { failures: 20, locks: 2, lockedUntil: NOW + 9 }),
      )
    })

    test('knows how many failed lately, wherever they came from', async () => {
      expect(await store().admin.failuresSince(NOW)).toBe(0)
      await store().admin.saveAttempts(attemptsOf('192.0.2.1', { failures: 4 }))
      await store().admin.saveAttempts(attemptsOf('2001:db8::', { failures: 3, windowStart: NOW + 5 }))
      expect(await store().admin.failuresSince(NOW)).toBe(7)
      expect(await store().admin.failuresSince(NOW + 1)).toBe(3)
    })

    test('opens for a session until it is closed', async () => {
      const session = aSession()
      await store().admin.saveSession(session)
      await store().admin.saveSession({ ...session, activeAt: NOW + 7 })
      expect(await store().admin.session(session.digest)).toEqual({ ...session, activeAt: NOW + 7 })
      await store().admin.removeSession(session.digest)
      expect(await store().admin.session(session.digest)).toBeUndefined()
    })
  })

  test('a keepsake is settled once, and everybody gets the same', async () => {
    expect(await store().keepsakes.get('secret')).toBeUndefined()
    const answers = await atOnce(10, (time) => store().keepsakes.settle('secret', `secret ${time}`))
    expect(new Set(answers).size).toBe(1)
    expect(await store().keepsakes.get('secret')).toBe(answers[0])
  })
}
