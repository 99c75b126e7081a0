import { expect, test } from 'vitest'
import { cookies } from './cookies.ts'
import { freshToken } from './secrets.ts'

const asked = (cookie: string) => new Request('http://localhost/', { headers: { cookie } })
const plain = cookies(undefined)
const secure = cookies('https://play.example.org')
const [token, other] = [freshToken(), freshToken()]

test('on plain http the cookies have plain names', () => {
  expect(plain.tie('visitor', token, 60)).toEqual([
    ['Set-Cookie', `vis=${token}; Path=/; Max-Age=60; HttpOnly; SameSite=Lax`],
  ])
  expect(plain.tie('pending', token, 60)[0]?.[1]).toMatch(/^pend=/)
})

test('on https they are bound to the host and never travel in the clear', () => {
  expect(secure.tie('visitor', token, 60)).toEqual([
    ['Set-Cookie', `__Host-vis=${token}; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure`],
  ])
})

test('the operator’s cookie never comes along from another site', () => {
  expect(secure.tie('admin', token, 60)[0]?.[1]).toMatch(/^__Host-adm=.*SameSite=Strict/)
})

test('untying empties the cookie at once', () => {
  expect(secure.untie('visitor')).toEqual([
    ['Set-Cookie', '__Host-vis=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure'],
  ])
})

test('a browser is known by its own cookie, among others', () => {
  expect(plain.token(asked(`lang=ko; vis=${token}; adm=${other}`), 'visitor')).toBe(token)
  expect(plain.token(asked(`lang=ko; vis=${token}; adm=${other}`), 'admin')).toBe(other)
  expect(secure.token(asked(`__Host-pend=${token}`), 'pending')).toBe(token)
})

test('of two cookies of one name the first counts', () => {
  expect(plain.token(asked(`vis=${token}; vis=${other}`), 'visitor')).toBe(token)
})

test('a token read back from its own header line is the same', () => {
  const line = plain.tie('visitor', token, 60)[0]?.[1] ?? ''
  expect(plain.token(asked(line.split(';', 1)[0] ?? ''), 'visitor')).toBe(token)
})

test.each([
  '',
  'vis',
  'vis=',
  `vis="${token}"`,
  `vis=${token}x`,
  `vis=${token.slice(1)}`,
  `vis=${token.slice(1)}%20`,
  `vis=${token.slice(1)}'`,
  `VIS=${token}`,
  `xvis=${token}`,
  `__Host-vis=${token}`,
  `vis=${'a'.repeat(100_000)}`,
  `vis==${token}`,
  `__proto__=${token}`,
])('"%.60s" is nobody', (cookie) => {
  expect(plain.token(asked(cookie), 'visitor')).toBeUndefined()
})

test('a plain cookie is nobody where the house is on https', () => {
  expect(secure.token(asked(`vis=${token}`), 'visitor')).toBeUndefined()
})
