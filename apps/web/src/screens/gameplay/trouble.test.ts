import type { ProblemBody } from '@inyeon/contract'
import { BrokenStream } from '@inyeon/contract/stream'
import { describe, expect, test } from 'vitest'
import { Refusal } from '../../client/refusal.ts'
import { troubleOf } from './trouble.ts'

const refused = (problem: Partial<ProblemBody>, retryAfter?: number) =>
  troubleOf(
    new Refusal(
      { type: '', title: '', status: 500, detail: 'So it is.', code: 'SERVER', ...problem },
      retryAfter,
    ),
  )

describe('when a turn is refused', () => {
  test('a browser nobody knows is sent to the door', () => {
    expect(refused({ code: 'UNAUTHORIZED' })).toEqual({ kind: 'unknown' })
  })
  test('a game that is not there is not there', () => {
    expect(refused({ code: 'NOT_FOUND' })).toEqual({ kind: 'notFound' })
  })
  test('an expired game can be taken up again', () => {
    expect(refused({ code: 'EXPIRED' })).toEqual({ kind: 'expired' })
  })
  test.each(['TURN_PLAYED', 'NOT_NEXT', 'ENDED'] as const)('%s: the story stands elsewhere', (reason) => {
    expect(refused({ code: 'CONFLICT', reason })).toEqual({ kind: 'elsewhere' })
  })
  test('a turn still being told is asked for again', () => {
    expect(refused({ code: 'CONFLICT', reason: 'BUSY' })).toEqual({ kind: 'again', why: 'busy' })
  })
  test('too many and too busy say how long to wait', () => {
    expect(refused({ code: 'RATE_LIMITED' }, 7)).toEqual({ kind: 'again', why: 'limited', seconds: 7 })
    expect(refused({ code: 'UNAVAILABLE' }, 2)).toEqual({ kind: 'again', why: 'unavailable', seconds: 2 })
  })
  test('wrong words are explained in the server’s own', () => {
    const errors = [{ path: 'user_input', key: 'too_long', message: 'At most 500.' }] as const
    expect(refused({ code: 'VALIDATION', errors })).toEqual({ kind: 'words', detail: 'At most 500.' })
    expect(refused({ code: 'VALIDATION' })).toEqual({ kind: 'words', detail: 'So it is.' })
  })
})

describe('when nobody answers', () => {
  test.each([
    ['network', new TypeError('Failed to fetch')],
    ['timeout', new DOMException('', 'TimeoutError')],
    ['broken', new BrokenStream('Half a')],
    ['generic', new Error('a bug')],
  ] as const)('%s: the same turn may be asked for again', (why, failure) => {
    expect(troubleOf(failure)).toEqual({ kind: 'again', why })
  })
})
