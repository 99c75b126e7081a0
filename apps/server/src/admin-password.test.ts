import { TooManyHashes } from '@inyeon/api'
import { expect, test } from 'vitest'
import { adminWith, openAdminDoor } from './admin-password.ts'
import { hashPassword } from './password-hash.ts'

test('no more than two passwords are judged at once', async () => {
  const admin = adminWith(await hashPassword('cherry blossoms at Yeouido'))
  const [first, second, third] = ['cherry blossoms at Yeouido', 'wrong', 'cherry blossoms at Yeouido'].map(
    (password) => admin.verify(password),
  )
  await expect(third).rejects.toThrow(TooManyHashes)
  expect(await first).toBe(true)
  expect(await second).toBe(false)
  expect(await admin.verify('cherry blossoms at Yeouido')).toBe(true)
})

test('another password has another fingerprint', async () => {
  const [one, other] = await Promise.all([hashPassword('one of many'), hashPassword('one of many')])
  expect(adminWith(one).fingerprint).toBe(adminWith(one).fingerprint)
  expect(adminWith(one).fingerprint).not.toBe(adminWith(other).fingerprint)
  expect(adminWith(one).fingerprint).not.toContain('argon2')
})

test('with a hash the door opens on every host, and no password is made', async () => {
  const hash = await hashPassword('cherry blossoms at Yeouido')
  for (const host of ['127.0.0.1', '0.0.0.0']) {
    const { admin, password } = await openAdminDoor(hash, host)
    expect(password).toBeUndefined()
    expect(await admin?.verify('cherry blossoms at Yeouido')).toBe(true)
  }
})

test('without one a loopback host makes a password for this run, which opens', async () => {
  const { admin, password = '' } = await openAdminDoor(undefined, '127.0.0.1')
  expect(password).toMatch(/^[A-Za-z0-9_-]{24}$/)
  expect(await admin?.verify(password)).toBe(true)
  expect((await openAdminDoor(undefined, '127.0.0.1')).password).not.toBe(password)
})

test.each(['0.0.0.0', '::', '192.0.2.8', 'play.example.org'])(
  'without one there is no door on %s',
  async (host) => {
    expect(await openAdminDoor(undefined, host)).toEqual({ admin: undefined })
  },
)
