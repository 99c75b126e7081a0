import { describe, expect, test } from 'vitest'
import { SESSION } from '../examples/story.ts'
import { wrongIn } from '../testing/wrong-in.ts'
import { EventBody, FeedbackBody } from './voice.ts'

const feedback = { type: 'love', message: 'Ten signs or more.' }

describe('an event', () => {
  const event = { session_id: SESSION, event_type: 'kickstarter_click', data: { source: 'top_bar' } }
  test('carries a little plain data', () => {
    expect(wrongIn(EventBody, event)).toEqual([])
    expect(wrongIn(EventBody, { ...event, data: undefined })).toEqual([])
    expect(wrongIn(EventBody, { ...event, data: { a: 1, b: true, c: null, d: '한' } })).toEqual([])
    expect(wrongIn(EventBody, { ...event, data: { a: { b: 1 } } })).toEqual(['data.a:type'])
    expect(wrongIn(EventBody, { ...event, data: [1] })).toEqual(['data:type'])
    expect(wrongIn(EventBody, { ...event, data: { 'a\u0000': 1 } })).toEqual(['data.a\u0000:format'])
    expect(wrongIn(EventBody, { ...event, data: { a: '한'.repeat(680) } })).toEqual([])
    expect(wrongIn(EventBody, { ...event, data: { a: '한'.repeat(690) } })).toEqual(['data:too_large'])
  })
  test('is one of those we count, from a place we know', () => {
    expect(wrongIn(EventBody, { ...event, event_type: 'purchase' })).toEqual(['event_type:choice'])
    expect(wrongIn(EventBody, { ...event, data: { source: 'elsewhere' } })).toEqual(['data.source:choice'])
    expect(wrongIn(EventBody, { ...event, event_type: 'page_view', data: { source: '/privacy' } })).toEqual(
      [],
    )
  })
  test('has no name on it', () => {
    expect(wrongIn(EventBody, { ...event, session_id: 'jiwoo@example.com' })).toEqual(['session_id:format'])
  })
})

test('feedback is not lost over a long browser name', () => {
  const read = FeedbackBody.parse({ ...feedback, userAgent: 'x'.repeat(5000), url: '', source: null })
  expect(read.userAgent).toHaveLength(500)
  expect(read.url).toBeUndefined()
  expect(wrongIn(FeedbackBody, { message: feedback.message })).toEqual(['type:required'])
  expect(wrongIn(FeedbackBody, { ...feedback, type: 'hate' })).toEqual(['type:choice'])
})
