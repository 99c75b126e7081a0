import type { GameState, TurnReply } from '@inyeon/contract'
import { describe, expect, test } from 'vitest'
import { pageAfter, pageOfState, paragraphsOf } from './page.ts'

const said = (role: 'user' | 'assistant', content: string) => ({ role, content, lastUpdated: '' })
const state = {
  scenario: { name: 'First Spring' },
  protagonist: { name: 'Ji-woo' },
  npcs: {},
  current_turn: 1,
  max_turns: 15,
  turns: [{ turn: 1, changes: [{ npc_id: 'seojun' }] }],
  conversation_history: [
    said('assistant', 'Opening.'),
    said('user', 'I stay.'),
    said('assistant', 'He nods.'),
  ],
  currentChoices: [],
  game_ended: false,
  end_message: null,
} as unknown as GameState
const reply = { narrazione: 'Rain.', current_turn: 2, changes: [], scelte: [] } as unknown as TurnReply

describe('the page of a story', () => {
  test('shows the last exchange, and keeps the ones before it', () => {
    const page = pageOfState(state)
    expect(page.past).toEqual([{ deed: null, prose: 'Opening.' }])
    expect(page.now).toEqual({ deed: 'I stay.', prose: 'He nods.' })
    expect(page.changes).toHaveLength(1)
  })

  test('after a turn, what was now is past', () => {
    const page = pageAfter(reply, 'I run.', pageOfState(state))
    expect(page.past.map(({ prose }) => prose)).toEqual(['Opening.', 'He nods.'])
    expect(page.now).toEqual({ deed: 'I run.', prose: 'Rain.' })
    expect(page.scenario).toBe('First Spring')
  })

  test('from a remembered reply alone it has no past', () => {
    expect(pageAfter(reply, null)).toMatchObject({ past: [], scenario: null, turn: 2 })
  })
})

test('paragraphs are what stands between line breaks', () => {
  expect(paragraphsOf('One.\n\n Two. \nThree.\n')).toEqual(['One.', 'Two.', 'Three.'])
})
