import { expect, test } from 'vitest'
import { wrongIn } from '../testing/wrong-in.ts'
import { AdminLoginBody } from './house.ts'
import { PageBody, SubscribeBody, VerifyCodeBody } from './visitor.ts'
import { FeedbackBody } from './voice.ts'

const feedback = { type: 'love', message: 'Ten signs or more.' }

test('an email is needed to enter, and not to say something', () => {
  expect(wrongIn(SubscribeBody, {})).toEqual(['email:required'])
  expect(wrongIn(SubscribeBody, { email: '  ' })).toEqual(['email:required'])
  expect(wrongIn(SubscribeBody, { email: 'jiwoo' })).toEqual(['email:email'])
  expect(wrongIn(SubscribeBody, { email: 7 })).toEqual(['email:type'])
  expect(wrongIn(FeedbackBody, { ...feedback, email: '' })).toEqual([])
  expect(wrongIn(FeedbackBody, { ...feedback, email: 'jiwoo' })).toEqual(['email:email'])
})

test('a newsletter is never implied', () => {
  expect(SubscribeBody.parse({ email: 'a@b.co' }).newsletter).toBeUndefined()
  expect(wrongIn(SubscribeBody, { email: 'a@b.co', newsletter: 'yes' })).toEqual(['newsletter:type'])
})

test('a code is eight digits, however they are typed', () => {
  const code = (typed: unknown) => wrongIn(VerifyCodeBody, { email: 'a@b.co', code: typed })
  expect(VerifyCodeBody.parse({ email: 'a@b.co', code: ' ４８２１-0937 ' }).code).toBe('48210937')
  expect(code('4821093')).toEqual(['code:code'])
  expect(code('482109370')).toEqual(['code:code'])
  expect(code('٤٨٢١٠٩٣٧')).toEqual(['code:code'])
  expect(code('')).toEqual(['code:required'])
  expect(code(48210937)).toEqual(['code:type'])
})

test('only the pages worth coming back to are remembered, and never where somebody else points', () => {
  expect(PageBody.parse({ path: '/gameplay?turn=3' }).path).toBe('/gameplay')
  for (const path of [
    '/',
    '/admin',
    '//evil.example',
    '/scenariosx',
    'https://evil.example/scenarios',
    '/privacy',
  ])
    expect(wrongIn(PageBody, { path })).toEqual(['path:choice'])
  expect(wrongIn(PageBody, {})).toEqual(['path:required'])
})

test('a password is taken to the byte', () => {
  expect(AdminLoginBody.parse({ password: ' \u200bpass\t' }).password).toBe(' \u200bpass\t')
  expect(wrongIn(AdminLoginBody, { password: '' })).toEqual(['password:required'])
  expect(wrongIn(AdminLoginBody, { password: 'x'.repeat(1001) })).toEqual(['password:too_long'])
})
