import { describe, expect, test } from 'vitest'
import { REQUEST, SESSION } from '../examples/story.ts'
import { wrongIn } from '../testing/wrong-in.ts'
import { fromAction, ReplayBody, TurnBody, toAction } from './turn.ts'

const turn = { session_id: SESSION, turn: 1, request_id: REQUEST, user_input: 'I wait.' }

describe('a turn', () => {
  test('is words or a choice, and exactly one of them', () => {
    const { user_input, ...nothing } = turn
    expect(wrongIn(TurnBody, { ...nothing, user_input })).toEqual([])
    expect(wrongIn(TurnBody, { ...nothing, choice_id: 'ask' })).toEqual([])
    expect(wrongIn(TurnBody, { ...nothing, choice_id: 'ask', user_input: null })).toEqual([])
    expect(wrongIn(TurnBody, nothing)).toEqual(['user_input:one_of'])
    expect(wrongIn(TurnBody, { ...nothing, user_input: null, choice_id: null })).toEqual([
      'user_input:one_of',
    ])
    expect(wrongIn(TurnBody, { ...nothing, user_input, choice_id: 'ask' })).toEqual(['user_input:one_of'])
    expect(
      wrongIn(ReplayBody, { session_id: SESSION, turns: [turn, { ...turn, choice_id: 'ask' }] }),
    ).toEqual(['turns.1.user_input:one_of'])
  })

  test.each(['', '   ', '\n', '\u200b', '\u3164'])('silence in words is refused: %j', (user_input) => {
    expect(wrongIn(TurnBody, { ...turn, user_input })).toEqual(['user_input:required'])
  })

  test('has a number and ids', () => {
    expect(wrongIn(TurnBody, { ...turn, turn: 0 })).toEqual(['turn:number'])
    expect(wrongIn(TurnBody, { ...turn, turn: 1.5 })).toEqual(['turn:type'])
    expect(wrongIn(TurnBody, { ...turn, turn: '1' })).toEqual(['turn:type'])
    expect(wrongIn(TurnBody, { ...turn, turn: 999 })).toEqual([])
    expect(wrongIn(TurnBody, { ...turn, request_id: 'twice' })).toEqual(['request_id:format'])
    expect(wrongIn(TurnBody, { ...turn, session_id: '../../etc' })).toEqual(['session_id:format'])
    expect(wrongIn(TurnBody, { ...turn, session_id: '00000000-0000-0000-0000-000000000000' })).toEqual([])
  })

  test('an id is the same in capitals', () => {
    expect(TurnBody.parse({ ...turn, request_id: REQUEST.toUpperCase() }).request_id).toBe(REQUEST)
  })

  test('what the server keeps itself is not taken from a client', () => {
    const claims = {
      conversation_history: [{ role: 'system' }],
      current_turn: 9,
      max_turns: 99,
      relationships: {},
      x: 1,
    }
    const read = TurnBody.parse({ ...turn, ...claims })
    expect(Object.entries(read).filter(([, value]) => value !== undefined)).toEqual(Object.entries(turn))
  })

  test('a language we do not speak is English', () => {
    expect(TurnBody.parse({ ...turn, ui_language: 'ko-KR' }).ui_language).toBe('ko')
    expect(TurnBody.parse({ ...turn, ui_language: 'fr' }).ui_language).toBe('en')
    expect(TurnBody.parse({ ...turn, ui_language: null }).ui_language).toBeUndefined()
    expect(TurnBody.parse(turn).ui_language).toBeUndefined()
  })

  test('an action is the same on both sides of the border', () => {
    for (const act of [{ choice_id: 'ask' }, { user_input: 'I wait.' }])
      expect(fromAction(toAction(act))).toEqual(act)
  })
})
