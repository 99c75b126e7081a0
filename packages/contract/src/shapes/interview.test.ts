import { describe, expect, test } from 'vitest'
import { jiwoo, SESSION } from '../examples/story.ts'
import { wrongIn } from '../testing/wrong-in.ts'
import { InterviewBody } from './interview.ts'

const wrong = (sent: unknown) => wrongIn(InterviewBody, sent)

describe('the first call', () => {
  const first = { scenario_id: 'sinchon', ui_language: 'en', protagonist: jiwoo, exchange_count: 0 }
  test('names the scenario and the protagonist', () => {
    expect(wrong(first)).toEqual([])
    expect(wrong({ ...first, exchange_count: undefined })).toEqual([])
    expect(wrong({ ...first, session_id: null, user_input: null, choice_id: null })).toEqual([])
    expect(wrong({ ...first, scenario_id: undefined, protagonist: undefined })).toEqual([
      'scenario_id:required',
      'protagonist:required',
    ])
  })
  test('may be made again', () => {
    expect(wrong({ ...first, session_id: SESSION })).toEqual([])
  })
  test('has no answer yet', () => {
    expect(wrong({ ...first, user_input: 'Hello' })).toEqual(['exchange_count:number'])
  })
})

describe('an answer', () => {
  const answer = { session_id: SESSION, choice_id: 'playful', exchange_count: 3 }
  test('needs the session, the count and one answer, and nothing else', () => {
    expect(wrong(answer)).toEqual([])
    expect(wrong({ session_id: SESSION, user_input: '비를 맞는다', exchange_count: 5 })).toEqual([])
    expect(wrong({ ...answer, session_id: undefined })).toEqual(['session_id:required'])
    expect(wrong({ ...answer, exchange_count: undefined })).toEqual(['exchange_count:required'])
    expect(wrong({ ...answer, choice_id: undefined })).toEqual(['user_input:one_of'])
    expect(wrong({ ...answer, user_input: 'both' })).toEqual(['user_input:one_of'])
  })
  test('is one of five', () => {
    expect(wrong({ ...answer, exchange_count: 6 })).toEqual(['exchange_count:number'])
    expect(wrong({ ...answer, exchange_count: -1 })).toEqual(['exchange_count:number'])
  })
})
