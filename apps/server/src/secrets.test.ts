import { expect, test } from 'vitest'
import { secretsWith } from './secrets.ts'

const ours = secretsWith('ours')

test('a token is 256 bits that fit into a cookie, and no two are the same', () => {
  const tokens = Array.from({ length: 1000 }, () => ours.token())
  expect(new Set(tokens).size).toBe(1000)
  for (const token of tokens) expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/)
})

test('a digest is the same for the same token, everywhere', async () => {
  expect(await ours.digest('token')).toBe(await secretsWith('theirs').digest('token'))
  expect(await ours.digest('token')).not.toBe(await ours.digest('Token'))
})

test('a seal is the same only with the same secret', async () => {
  expect(await ours.seal('12345678')).toBe(await secretsWith('ours').seal('12345678'))
  expect(await ours.seal('12345678')).not.toBe(await secretsWith('theirs').seal('12345678'))
})

test('a code has as many digits as asked, leading zeros included', () => {
  const codes = Array.from({ length: 500 }, () => ours.digits(8))
  for (const code of codes) expect(code).toMatch(/^\d{8}$/)
  expect(codes.some((code) => code.startsWith('0'))).toBe(true)
})
