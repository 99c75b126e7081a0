import { type EndpointName, endpoints } from '@inyeon/contract'
import { openMemoryStore } from '@inyeon/store/memory'
import { describe, expect, test } from 'vitest'
import { type Browser, openBrowser } from './testing/browser.ts'
import { anEmail, begin, JIWOO, turnBody } from './testing/stage.ts'
import { openTestHouse } from './testing/test-house.ts'

interface Known {
  readonly gameId: string
  readonly interviewId: string
  readonly email: string
}

/** What a thief would send to each call. A call that is missing here does not compile. */
const BODIES: { readonly [Name in EndpointName]: (known: Known) => object | undefined } = {
  subscribe: ({ email }) => ({ email }),
  askForCode: ({ email }) => ({ email }),
  verifyCode: ({ email }) => ({ email, code: '12345678' }),
  me: () => undefined,
  forgetMe: () => undefined,
  rememberPage: () => ({ path: '/gameplay' }),
  scenarios: () => undefined,
  scenario: () => undefined,
  protagonists: () => undefined,
  answerInterview: ({ interviewId }) => ({
    session_id: interviewId,
    exchange_count: 1,
    user_input: 'mine now',
  }),
  startDemo: () => ({ scenario_id: 'sinchon', protagonist: JIWOO, isDemoMode: true }),
  startGame: () => ({ scenario_id: 'sinchon', protagonist: JIWOO, isDemoMode: true }),
  playDemoTurn: ({ gameId }) => turnBody({ session_id: gameId, turn: 1 }),
  playTurn: ({ gameId }) => turnBody({ session_id: gameId, turn: 1 }),
  replayTurns: ({ gameId }) => ({
    session_id: gameId,
    turns: [{ turn: 1, request_id: crypto.randomUUID(), user_input: 'x' }],
  }),
  resumeGame: ({ gameId }) => ({ session_id: gameId }),
  gameState: () => undefined,
  deleteSave: () => undefined,
  checkExistingGame: ({ email }) => ({ user_email: email }),
  checkSaveLimit: ({ email }) => ({ user_email: email }),
  setBoundaries: ({ gameId }) => ({ session_id: gameId, boundaries: ['x'] }),
  describeProtagonist: () => ({ protagonist_info: JIWOO }),
  sendFeedback: () => ({ type: 'love', message: 'I love this very much.' }),
  recordEvent: () => ({ session_id: 'page', event_type: 'page_view' }),
  adminLogin: () => ({ password: 'not the password at all' }),
  adminSession: () => undefined,
  adminLogout: () => undefined,
  config: () => undefined,
  health: () => undefined,
  ready: () => undefined,
}

/** Calls that name one game or interview: to a stranger they must all say that there is none. */
const ABOUT_ONE: readonly EndpointName[] = [
  'answerInterview',
  'playDemoTurn',
  'playTurn',
  'replayTurns',
  'resumeGame',
  'gameState',
  'deleteSave',
  'setBoundaries',
]

const setting = async () => {
  const house = openTestHouse({
    store: openMemoryStore(),
    admin: { verify: async () => false, fingerprint: 'f' },
  })
  const owner = openBrowser(house.api)
  const email = anEmail()
  await owner.post('/email/subscribe', { email })
  const { session_id: gameId } = await begin(owner)
  const interview = await owner.post('/start_interview', {
    scenario_id: 'sinchon',
    protagonist: JIWOO,
    exchange_count: 0,
  })
  const known: Known = { gameId, email, interviewId: String(interview.json.session_id) }
  const stranger = openBrowser(house.api)
  await stranger.post('/email/subscribe', { email: anEmail() })
  return { ...house, owner, stranger, known }
}

const knock = (browser: Browser, name: EndpointName, known: Known): Promise<Response> => {
  const { method, path } = endpoints[name]
  const body = BODIES[name](known)
  return browser.call(path.replace('{id}', known.gameId), { method, ...(body && { body }) })
}

const names = Object.keys(endpoints) as EndpointName[]
const guarded = names.filter((name) => endpoints[name].auth === 'visitor')

describe('[OWN-1] nobody sees another’s story', () => {
  test.each(guarded)(
    '%s: no cookie, a forged, an expired and an admin’s cookie are all 401',
    async (name) => {
      const { api, known, owner, travel } = await setting()
      expect((await knock(openBrowser(api), name, known)).status).toBe(401)
      const forged = openBrowser(api)
      forged.jar.set('visitor', 'f'.repeat(64))
      expect((await knock(forged, name, known)).status).toBe(401)
      const admin = openBrowser(api)
      admin.jar.set('admin', owner.jar.get('visitor') ?? '')
      expect((await knock(admin, name, known)).status).toBe(401)
      travel(181 * 24 * 3_600_000)
      expect((await knock(owner, name, known)).status).toBe(401)
    },
  )
  test.each(ABOUT_ONE)(
    '%s: another’s game is not found, to the byte like one that does not exist',
    async (name) => {
      const { stranger, owner, known } = await setting()
      const before = await owner.get(`/game_state/${known.gameId}`)
      const theirs = await knock(stranger, name, known)
      const nobodys = await knock(stranger, name, {
        ...known,
        gameId: crypto.randomUUID(),
        interviewId: crypto.randomUUID(),
      })
      expect(theirs.status).toBe(404)
      expect(await theirs.text()).toBe(await nobodys.text())
      expect(await owner.get(`/game_state/${known.gameId}`)).toEqual(before)
    },
  )
  test.each(names.filter((name) => endpoints[name].auth === 'admin'))(
    '%s: a visitor is no operator',
    async (name) => {
      const { owner, known } = await setting()
      expect((await knock(owner, name, known)).status).toBe(401)
    },
  )
  test('every call is in the table above, and calls about one game are all named', () => {
    expect(Object.keys(BODIES).sort()).toEqual([...names].sort())
    const naming = names.filter((name) => {
      const known = { gameId: 'G', interviewId: 'I', email: 'e' }
      const body = JSON.stringify(BODIES[name](known) ?? {})
      return (
        endpoints[name].auth === 'visitor' &&
        (/"(?:G|I)"/.test(body) || endpoints[name].path.includes('{id}'))
      )
    })
    expect(naming.sort()).toEqual([...ABOUT_ONE].sort())
  })
})
