import { expect, test } from 'vitest'
import { emailFault } from './email.ts'

test.each(['', '   ', '\t'])('%j: an email is required', (typed) => {
  expect(emailFault(typed)).toBe('emailRequired')
})

test.each(['nope', 'a@', '@b.co', 'a@b', 'a b@c.de', 'a@b@c.de', 'a@b..de', 'a@.de'])(
  '%j does not look like an email',
  (typed) => {
    expect(emailFault(typed)).toBe('emailInvalid')
  },
)

test.each([
  'you@example.com',
  ' You@Example.COM ',
  'a.b+c@sub.example.co.kr',
  'you＠example.com',
  'ji@한국.kr',
])('%j is let through to the server', (typed) => {
  expect(emailFault(typed)).toBeUndefined()
})
