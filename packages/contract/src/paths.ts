export const API_BASE = '/api/v1'

export type Method = 'GET' | 'POST' | 'DELETE'

/** The table of contents of the wire: every call there is, and where it lives under {@link API_BASE}. */
export const paths = {
  subscribe: { method: 'POST', path: '/email/subscribe' },
  askForCode: { method: 'POST', path: '/identity/code' },
  verifyCode: { method: 'POST', path: '/identity/verify' },
  me: { method: 'GET', path: '/me' },
  forgetMe: { method: 'POST', path: '/me/forget' },
  scenarios: { method: 'GET', path: '/scenarios' },
  scenario: { method: 'GET', path: '/scenarios/{id}' },
  protagonists: { method: 'GET', path: '/protagonists' },
  answerInterview: { method: 'POST', path: '/start_interview' },
  startDemo: { method: 'POST', path: '/demo/start' },
  startGame: { method: 'POST', path: '/start_game' },
  playDemoTurn: { method: 'POST', path: '/demo/turn' },
  playTurn: { method: 'POST', path: '/play_turn' },
  replayTurns: { method: 'POST', path: '/replay_turns' },
  resumeGame: { method: 'POST', path: '/resume_game' },
  gameState: { method: 'GET', path: '/game_state/{id}' },
  deleteSave: { method: 'DELETE', path: '/delete_save/{id}' },
  checkExistingGame: { method: 'POST', path: '/check_existing_game' },
  checkSaveLimit: { method: 'POST', path: '/check_save_limit' },
  setBoundaries: { method: 'POST', path: '/boundaries' },
  describeProtagonist: { method: 'POST', path: '/generate_protagonist_description' },
  rememberPage: { method: 'POST', path: '/last_page' },
  sendFeedback: { method: 'POST', path: '/feedback' },
  recordEvent: { method: 'POST', path: '/demo/conversion-event' },
  adminLogin: { method: 'POST', path: '/admin/login' },
  adminSession: { method: 'GET', path: '/admin/session' },
  adminLogout: { method: 'POST', path: '/admin/logout' },
  config: { method: 'GET', path: '/config' },
  health: { method: 'GET', path: '/health' },
  ready: { method: 'GET', path: '/ready' },
} as const satisfies Record<string, { method: Method; path: `/${string}` }>

export type EndpointName = keyof typeof paths
