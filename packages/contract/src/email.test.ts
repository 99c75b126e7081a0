import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonicalEmail } from './email.ts'
import { ADDRESSES, NO_ADDRESS } from './testing/email-vectors.ts'

test('[D13] there are at least two hundred vectors, each of them once', () => {
  const typed = [...ADDRESSES.map(([raw]) => raw), ...NO_ADDRESS]
  expect(new Set(typed).size).toBe(typed.length)
  expect(typed.length).toBeGreaterThanOrEqual(200)
})

describe('[D13] an address has one form', () => {
  test.each(ADDRESSES)('%j is %s', (typed, address) => {
    expect(canonicalEmail(typed)).toBe(address)
    expect(canonicalEmail(address)).toBe(address)
  })
})

describe('[D13] what is no address opens nothing', () => {
  test.each(NO_ADDRESS)('%j', (typed) => {
    expect(canonicalEmail(typed)).toBeUndefined()
  })
})

test('whatever is typed, what comes out is printable ASCII in lower case with one at-sign', () => {
  const piece = fc.constantFrom(
    ...'aZ1.-_+@＠。İıß한é \r\n"\\<>/?#:%[]'.split(''),
    'xn--',
    'example',
    '.com',
    '\u200b',
  )
  const typed = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(piece, { maxLength: 20 }).map((pieces) => pieces.join('')),
    fc.emailAddress(),
  )
  fc.assert(
    fc.property(typed, (raw) => {
      const email = canonicalEmail(raw)
      if (email === undefined) return
      expect(email).toMatch(/^[!-?a-~^_`]+@[a-z0-9.-]+\.[a-z0-9-]{2,}$/)
      expect(email.length).toBeLessThanOrEqual(254)
      expect(canonicalEmail(email)).toBe(email)
    }),
    { numRuns: 5_000 },
  )
})
