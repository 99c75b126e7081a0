import { describe, expect, test } from 'vitest'
import type { GameMemory } from './game.ts'
import { isGameMemory } from './game-shape.ts'

const memory: GameMemory = {
  beginning: null,
  interview: null,
  sessionId: 'a',
  pending: { turn: 1, requestId: 'r', deed: { kind: 'words', text: '안녕' } },
  words: '안녕',
  lastReply: {
    narrazione: 'Rain.',
    scelte: [{ choice_id: 'stay', text: 'Stay.' }],
    session_id: 'a',
    image_prompt: '',
    updated_active_npc_sheets: {
      seojun: {
        full_name: 'Kim Seo-jun',
        nickname: 'Seo-jun',
        age: 23,
        gender: 'male',
        role: 'Film directing',
        trust: 50,
        attraction: 50,
        affection: 50,
        present: true,
        expression: 'neutral',
        avatar: 'npc/male/seojun',
      },
    },
    changes: [{ npc_id: 'seojun', meter: 'trust', delta: 1, reason: 'Because.', quote: 'Stay' }],
    current_turn: 1,
    max_turns: 15,
    world: {
      location: 'The avenue',
      date: '2026-03-03',
      time: '11:58',
      weather: 'clear',
      season: 'spring',
      scene: 'campus',
    },
    game_ended: false,
    storyteller: 'embedded',
  },
  here: [],
}
const reply = memory.lastReply

describe('the remembered game', () => {
  test('is believed when it is whole', () => {
    expect(isGameMemory(JSON.parse(JSON.stringify(memory)))).toBe(true)
  })

  test.each([
    [
      'a place that is no text',
      { ...memory, lastReply: { ...reply, world: { ...reply?.world, location: {} } } },
    ],
    [
      'a weather nobody has words for',
      { ...memory, lastReply: { ...reply, world: { ...reply?.world, weather: 'x' } } },
    ],
    ['people as a list', { ...memory, lastReply: { ...reply, updated_active_npc_sheets: [] } }],
    [
      'a meter that is not there',
      { ...memory, lastReply: { ...reply, updated_active_npc_sheets: { a: {} } } },
    ],
    ['choices that are no list', { ...memory, lastReply: { ...reply, scelte: 'stay' } }],
    ['a deed of no kind', { ...memory, pending: { turn: 1, requestId: 'r', deed: { text: 'a' } } }],
    ['words that are no text', { ...memory, words: 7 }],
    ['a missing field', { ...memory, here: undefined }],
  ])('%s: not believed', (_, broken) => {
    expect(isGameMemory(broken)).toBe(false)
  })
})
