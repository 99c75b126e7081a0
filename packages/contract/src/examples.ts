import { LANGUAGES } from '@inyeon/engine'
import type { Reply, Sent } from './endpoints.ts'
import { gameState, sinchon, sinchonCard, thesisCard, welcome } from './examples/game.ts'
import { jiwoo, openingReply, REQUEST, SESSION, turnReply, WORDS } from './examples/story.ts'
import type { EndpointName } from './paths.ts'

type Example<Name extends EndpointName> = { readonly reply: Reply<Name> } & ([Sent<Name>] extends [never]
  ? { readonly params?: { readonly id: string } }
  : { readonly request: Sent<Name> })

const start = {
  scenario_id: 'sinchon',
  protagonist: jiwoo,
  npcs: { jaein: { nickname: 'Jae' } },
  session_id: SESSION,
  boundaries: ['spiders'],
  ui_language: 'en',
  isDemoMode: true,
  request_id: REQUEST,
}
const started = { session_id: SESSION, ai_response: openingReply, current_turn: 0, max_turns: 15 } as const
const turn = { session_id: SESSION, turn: 1, request_id: REQUEST, user_input: WORDS, ui_language: 'en' }
const health = { status: 'ok', version: '0.1.0' } as const

/**
 * One conversation with the api, call by call: the documentation quotes it. Beside the table of endpoints
 * and not in it, because the browser carries that one along.
 */
export const examples: { readonly [Name in EndpointName]: Example<Name> } = {
  subscribe: {
    request: { email: 'jiwoo@example.com', newsletter: false, request_id: REQUEST },
    reply: welcome,
  },
  askForCode: { request: { email: 'jiwoo@example.com' }, reply: { success: true } },
  verifyCode: { request: { email: 'jiwoo@example.com', code: '4821 0937' }, reply: welcome },
  me: {
    reply: {
      email: 'jiwoo@example.com',
      access_count: 1,
      max_accesses: 3,
      visit_open: true,
      completed_demo: false,
      last_page_visited: '/scenarios',
    },
  },
  forgetMe: { reply: null },
  rememberPage: { request: { path: '/gameplay' }, reply: null },
  scenarios: { reply: [sinchonCard, thesisCard] },
  scenario: { params: { id: 'sinchon' }, reply: sinchon },
  protagonists: {
    reply: [
      {
        id: 'jiwoo',
        name: 'Han Ji-woo',
        age: 20,
        gender: 'female',
        nationality: 'Korean',
        description: 'First-year student. Has never lost an argument with a ferry timetable.',
        is_available: true,
      },
      {
        id: 'sora',
        name: 'Jung So-ra',
        age: 23,
        gender: 'female',
        nationality: 'Korean',
        description: 'Corporate intern from Daejeon, third in a line of people who finish things.',
        is_available: true,
      },
    ],
  },
  answerInterview: {
    request: { session_id: SESSION, choice_id: 'playful', exchange_count: 3, ui_language: 'en' },
    reply: {
      session_id: SESSION,
      message: 'Then I shall keep my hat on. And when it went wrong, the last time: what did you do?',
      choices: [
        { choice_id: 'resilient', text: 'Got up, and noticed the weather.', trait: 'resilient' },
        { choice_id: 'creative', text: 'Made something out of the pieces.', trait: 'creative' },
        { choice_id: 'social', text: 'Called three people and cooked for five.', trait: 'social' },
        { choice_id: 'growing', text: 'Wrote down what I would do next time.', trait: 'growing' },
      ],
      interview_complete: false,
    },
  },
  startDemo: { request: start, reply: started },
  startGame: { request: { ...start, isDemoMode: false }, reply: started },
  playDemoTurn: { request: turn, reply: turnReply },
  playTurn: {
    request: { session_id: SESSION, turn: 1, request_id: REQUEST, choice_id: 'ask' },
    reply: turnReply,
  },
  replayTurns: {
    request: { session_id: SESSION, turns: [{ turn: 1, request_id: REQUEST, user_input: WORDS }] },
    reply: gameState,
  },
  setBoundaries: {
    request: { session_id: SESSION, boundaries: ['spiders', 'hospitals'] },
    reply: { boundaries: ['spiders', 'hospitals'] },
  },
  describeProtagonist: {
    request: { protagonist_info: { name: 'Noa', age: 25, traits: ['polite', 'funny'] }, ui_language: 'en' },
    reply: {
      description:
        'Noa, 25, polite in four languages and funny in two, has an unreasonable memory for doors.',
    },
  },
  resumeGame: { request: { session_id: SESSION }, reply: gameState },
  gameState: { params: { id: SESSION }, reply: gameState },
  deleteSave: { params: { id: SESSION }, reply: { success: true } },
  checkExistingGame: {
    request: { user_email: 'jiwoo@example.com' },
    reply: {
      has_existing_game: true,
      existing_games: [
        {
          session_id: SESSION,
          scenario_id: 'sinchon',
          scenario_name: 'First Spring in Sinchon',
          current_turn: 1,
          max_turns: 15,
          created_at: '2026-03-03T03:01:00.000Z',
          updated_at: '2026-03-03T03:04:09.000Z',
          mode: 'demo',
          game_ended: false,
        },
      ],
      message: 'You have 1 saved game.',
    },
  },
  checkSaveLimit: {
    request: { user_email: 'jiwoo@example.com' },
    reply: { can_create: true, message: 'There is room for another story.', current_saves: 1, max_saves: 2 },
  },
  sendFeedback: {
    request: {
      type: 'love',
      message: 'The hen-shaped kitchen timer deserves a scenario of its own. 🐔',
      email: 'jiwoo@example.com',
      source: 'floating_button',
      timestamp: '2026-03-03T03:09:00.000Z',
      language: 'en',
      id: REQUEST,
    },
    reply: { success: true, id: REQUEST },
  },
  recordEvent: {
    request: { session_id: SESSION, event_type: 'kickstarter_click', data: { source: 'top_bar', turn: 1 } },
    reply: { success: true },
  },
  config: {
    reply: {
      max_turns: 15,
      max_accesses: 3,
      max_saves: 2,
      campaign_url: 'https://campaign.example/inyeon',
      top_bar: true,
      tag_manager_id: null,
      flags: { analytics: true, email_subscription: true, mailing_list: true, mock_mode: false },
      identity_mode: 'open',
      languages: [...LANGUAGES],
      version: '0.1.0',
    },
  },
  health: { reply: health },
  ready: { reply: health },
  adminLogin: { request: { password: 'a long sentence only the operator knows' }, reply: null },
  adminSession: {
    reply: {
      csrf_token: 'mP2v0yq7Vt3sYw1n',
      expires_at: '2026-03-03T11:00:00.000Z',
      failed_attempts: 0,
    },
  },
  adminLogout: { reply: null },
}
