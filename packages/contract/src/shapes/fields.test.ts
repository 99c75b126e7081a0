import { LENGTHS } from '@inyeon/engine'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type * as z from 'zod'
import { REQUEST, SESSION } from '../examples/story.ts'
import { wrongIn } from '../testing/wrong-in.ts'
import { canonicalLine, canonicalLines } from '../text.ts'
import { VALIDATION_SLOTS, type ValidationKey, validationIssues } from '../validation.ts'
import { BoundariesBody, OwnerBody, StartBody } from './game.ts'
import { PersonBody } from './person.ts'
import { TurnBody } from './turn.ts'
import { SubscribeBody, VerifyCodeBody } from './visitor.ts'
import { EventBody, FeedbackBody } from './voice.ts'

const person = { name: 'Ji-woo', age: 20, gender: 'female' }
const turn = { session_id: SESSION, turn: 1, request_id: REQUEST, user_input: 'I wait.' }
const feedback = { type: 'love', message: 'Ten signs or more.' }

describe('[D33] a limit counts what a reader counts', () => {
  const signs = { letter: 'a', Hangul: '한', Hanzi: '𠮷', emoji: '💌', composed: 'e\u0301' }
  const limits: [string, number, number, (text: string) => string[]][] = [
    ['feedback', 10, 1000, (message) => wrongIn(FeedbackBody, { ...feedback, message })],
    ['an action', 1, 500, (user_input) => wrongIn(TurnBody, { ...turn, user_input })],
    ['a name', 1, 60, (name) => wrongIn(PersonBody, { ...person, name })],
    ['a trait', 1, 40, (trait) => wrongIn(PersonBody, { ...person, traits: [trait] })],
    ['a description', 0, 1000, (description) => wrongIn(PersonBody, { ...person, description })],
    [
      'a boundary',
      1,
      40,
      (boundary) => wrongIn(BoundariesBody, { session_id: SESSION, boundaries: [boundary] }),
    ],
  ]
  const cases = limits.flatMap(([name, least, most, check]) =>
    Object.entries(signs).map(([kind, sign]) => ({ name, kind, sign, least, most, check })),
  )
  test.each(cases)('$name in $kind: $least to $most', ({ sign, least, most, check }) => {
    expect(check(sign.repeat(least))).toEqual([])
    expect(check(sign.repeat(most))).toEqual([])
    expect(check(` ${sign.repeat(most)}\u0000 `)).toEqual([])
    expect(check(sign.repeat(most + 1))).toHaveLength(1)
    if (least > 0) expect(check(sign.repeat(least - 1))).toHaveLength(1)
  })

  test('nine signs are too short, a thousand and one too long', () => {
    expect(wrongIn(FeedbackBody, { ...feedback, message: '한'.repeat(9) })).toEqual(['message:too_short'])
    expect(wrongIn(FeedbackBody, { ...feedback, message: '💌'.repeat(1001) })).toEqual(['message:too_long'])
    expect(wrongIn(FeedbackBody, { ...feedback, message: `${'a'.repeat(9)}   \n` })).toEqual([
      'message:too_short',
    ])
  })

  test('six traits and ten boundaries, and not one more', () => {
    const some = (count: number) => Array.from({ length: count }, (_, index) => `number ${index}`)
    expect(wrongIn(PersonBody, { ...person, traits: some(6) })).toEqual([])
    expect(wrongIn(PersonBody, { ...person, traits: some(7) })).toEqual(['traits:too_many'])
    expect(wrongIn(BoundariesBody, { session_id: SESSION, boundaries: some(10) })).toEqual([])
    expect(wrongIn(BoundariesBody, { session_id: SESSION, boundaries: some(11) })).toEqual([
      'boundaries:too_many',
    ])
  })
})

test('[D12] whatever is written in a form arrives in its canonical form, or is refused with a reason', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 80 }),
    fc.string({ unit: 'grapheme', maxLength: 80 }),
  )
  fc.assert(
    fc.property(text, text, (name, description) => {
      const read = PersonBody.safeParse({ ...person, name, description })
      const length = [...canonicalLine(name)].length
      expect(read.success).toBe(length >= 1 && length <= LENGTHS.name)
      if (!read.success) return
      expect(read.data.name).toBe(canonicalLine(name))
      expect(read.data.description).toBe(canonicalLines(description) || undefined)
    }),
    { numRuns: 2_000 },
  )
})

test('an email has one form in every call', () => {
  const typed = ' JIWOO＠Example.com '
  expect(SubscribeBody.parse({ email: typed }).email).toBe('jiwoo@example.com')
  expect(OwnerBody.parse({ user_email: typed }).user_email).toBe('jiwoo@example.com')
  expect(FeedbackBody.parse({ ...feedback, email: typed }).email).toBe('jiwoo@example.com')
})

test('every key comes with the numbers its sentence names', () => {
  const broken = [
    [FeedbackBody, { type: 'x', message: 'short', email: 'x', id: 'x' }],
    [FeedbackBody, { type: 'bug', message: 'x'.repeat(1001) }],
    [
      StartBody,
      { protagonist: { name: 'x'.repeat(61), age: '5', gender: 'male', traits: Array(7).fill('x') } },
    ],
    [PersonBody, { ...person, age: 5 }],
    [TurnBody, { ...turn, turn: 0 }],
    [TurnBody, { ...turn, choice_id: 'ask' }],
    [EventBody, { session_id: 'x', event_type: 'page_view', data: { a: 'x'.repeat(3000) } }],
    [VerifyCodeBody, { email: 'a@b.co', code: '1' }],
    [SubscribeBody, []],
  ] as const satisfies readonly (readonly [z.ZodType, unknown])[]
  const seen = new Set<ValidationKey>()
  for (const [schema, sent] of broken) {
    const read = schema.safeParse(sent)
    if (read.success) expect.fail('nothing wrong')
    for (const { key, params } of validationIssues(read.error)) {
      seen.add(key)
      expect(Object.keys(params)).toEqual(expect.arrayContaining([...VALIDATION_SLOTS[key]]))
    }
  }
  const saidByTheApi: ValidationKey[] = ['json', 'too_deep', 'minor', 'not_offered', 'out_of_order']
  expect([...seen, ...saidByTheApi].sort()).toEqual(Object.keys(VALIDATION_SLOTS).sort())
})
