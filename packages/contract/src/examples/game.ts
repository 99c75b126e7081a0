import type { Scenario, ScenarioDetail } from '../shapes/catalogue.ts'
import type { GameState } from '../shapes/game.ts'
import type { Subscription } from '../shapes/visitor.ts'
import {
  clubFair,
  jaein,
  jiwoo,
  openingReply,
  REQUEST,
  SESSION,
  soundRoom,
  turnReply,
  WORDS,
} from './story.ts'

export const sinchonCard: Scenario = {
  id: 'sinchon',
  name: 'First Spring in Sinchon',
  description:
    'First year, first time in Seoul. Someone keeps turning up where you do, and always a second before you.',
  preview_image: '/art/scenarios/sinchon.svg',
  is_available: true,
}

export const sinchon: ScenarioDetail = {
  ...sinchonCard,
  details: {
    world_setting: 'A film society with one camera, one good microphone and five members in life.',
    story_mechanics: 'Fifteen turns from March to June. What you promise is kept or broken on stage.',
    narrative_objective: 'Finish one film, and find out who is in it.',
  },
  initial_state: { npcs: { jaein }, world: clubFair },
}

export const thesisCard: Scenario = {
  id: 'thesis',
  name: 'The Thesis',
  description: 'Two names on one paper, one of them in the wrong place.',
  preview_image: '/art/scenarios/thesis.svg',
  is_available: false,
}

const subscribed = {
  email: 'jiwoo@example.com',
  access_count: 1,
  max_accesses: 3,
  last_access: '2026-03-03T02:58:00.000Z',
  subscribed_at: '2026-03-03T02:58:00.000Z',
  completed_demo: false,
  last_page_visited: '/scenarios',
  returning: false,
}

export const welcome: Subscription = {
  success: true,
  message: 'Welcome! You have 3 accesses to the demo.',
  reached_limit: false,
  code_required: false,
  data: subscribed,
}

export const gameState: GameState = {
  session_id: SESSION,
  scenario: {
    scenario_id: sinchon.id,
    name: sinchon.name,
    initial_state: { npcs: { jaein }, world: clubFair },
  },
  protagonist: jiwoo,
  npcs: turnReply.updated_active_npc_sheets,
  current_turn: 1,
  max_turns: 15,
  world_state: soundRoom,
  conversation_history: [
    { role: 'assistant', content: openingReply.narrazione, lastUpdated: '2026-03-03T03:01:00.000Z' },
    { role: 'user', content: WORDS, lastUpdated: '2026-03-03T03:04:00.000Z' },
    { role: 'assistant', content: turnReply.narrazione, lastUpdated: '2026-03-03T03:04:09.000Z' },
  ],
  turns: [
    {
      turn: 1,
      request_id: REQUEST,
      action: { user_input: WORDS },
      changes: turnReply.changes,
      world: soundRoom,
    },
  ],
  currentChoices: turnReply.scelte,
  relationships: { jaein: { trust: 51, attraction: 56, affection: 52 } },
  boundaries: ['spiders'],
  interview_completed: true,
  game_ended: false,
  end_message: null,
  isDemoMode: true,
  created_at: '2026-03-03T03:01:00.000Z',
  updated_at: '2026-03-03T03:04:09.000Z',
  director: {},
}
