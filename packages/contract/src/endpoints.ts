import * as z from 'zod'
import { ANY_CALL, ANY_CHANGE, ANY_FORM, type Endpoint, OWN_FORM, PLAYING, STARTING } from './endpoint.ts'
import { type EndpointName, paths } from './paths.ts'
import { Protagonist, Scenario, ScenarioDetail } from './shapes/catalogue.ts'
import * as game from './shapes/game.ts'
import { AdminLoginBody, AdminSession, Config, Health } from './shapes/house.ts'
import { InterviewBody, InterviewReply } from './shapes/interview.ts'
import { Care, ReplayBody, TurnAnswer, TurnBody } from './shapes/turn.ts'
import * as visitor from './shapes/visitor.ts'
import { EventBody, FeedbackBody, FeedbackReply } from './shapes/voice.ts'

const COMING_IN = { chapter: 'Coming in', rates: ['other'], reasons: ['ORIGIN'] } as const
const CATALOGUE = { chapter: 'What there is', auth: 'none', rates: ['other'], problems: ANY_CALL } as const
const START = {
  chapter: 'The story',
  auth: 'visitor',
  rates: ['start'],
  body: game.StartBody,
  replies: { 200: game.StartReply },
  problems: STARTING,
} as const
const TURN = {
  chapter: 'The story',
  auth: 'visitor',
  rates: ['turn'],
  body: TurnBody,
  replies: { 200: TurnAnswer },
  streams: true,
  problems: PLAYING,
  reasons: ['ORIGIN', 'TURN_PLAYED', 'NOT_NEXT', 'ENDED', 'BUSY'],
} as const
const SAVES = { chapter: 'Saved games', auth: 'visitor', rates: ['other'], reasons: ['ORIGIN'] } as const
const TELLING = { chapter: 'Telling us', auth: 'none', problems: ANY_FORM, reasons: ['ORIGIN'] } as const
const HOUSE = { chapter: 'The house', rates: ['other'], reasons: ['ORIGIN'] } as const
const ABOUT = { ...CATALOGUE, ...HOUSE } as const
/** A probe is answered whatever name it used and however often it asks. */
const PROBE = { ...ABOUT, rates: [], problems: ['SERVER', 'UNAVAILABLE'] } as const

/** The one table. Handlers, the typed client and the OpenAPI document are derived from it. */
export const endpoints = {
  subscribe: {
    ...paths.subscribe,
    ...COMING_IN,
    summary: 'Enter with an email: counts one access and ties this browser to it.',
    auth: 'none',
    rates: ['subscribe'],
    body: visitor.SubscribeBody,
    replies: { 200: visitor.Subscription },
    cookie: 'visitor',
    problems: ANY_FORM,
  },
  askForCode: {
    ...paths.askForCode,
    ...COMING_IN,
    summary: 'Have a one-time code mailed, to enter from another browser. The answer is always the same.',
    auth: 'none',
    rates: ['codeByEmail', 'codeByEmailDaily', 'codeByAddress'],
    body: visitor.AskForCodeBody,
    replies: { 202: visitor.Success },
    cookie: 'pending',
    problems: ANY_FORM,
  },
  verifyCode: {
    ...paths.verifyCode,
    ...COMING_IN,
    summary: 'Prove an email with the code that was mailed to it, in the browser that asked for it.',
    auth: 'none',
    body: visitor.VerifyCodeBody,
    replies: { 200: visitor.Subscription },
    cookie: 'visitor',
    problems: ANY_FORM,
  },
  me: {
    ...paths.me,
    ...COMING_IN,
    summary: 'Who this browser is tied to, and how many accesses are left.',
    auth: 'visitor',
    replies: { 200: visitor.Me },
    problems: ['UNAUTHORIZED', ...ANY_CALL],
  },
  forgetMe: {
    ...paths.forgetMe,
    ...COMING_IN,
    summary: 'Untie this browser.',
    auth: 'visitor',
    replies: { 204: null },
    cookie: 'visitor',
    problems: ['UNAUTHORIZED', ...ANY_CHANGE],
  },
  rememberPage: {
    ...paths.rememberPage,
    ...COMING_IN,
    summary: 'Remember the page to come back to.',
    auth: 'visitor',
    body: visitor.PageBody,
    replies: { 204: null },
    problems: OWN_FORM,
  },
  scenarios: {
    ...paths.scenarios,
    ...CATALOGUE,
    summary: 'All scenarios, open and locked.',
    replies: { 200: z.array(Scenario) },
  },
  scenario: {
    ...paths.scenario,
    ...CATALOGUE,
    summary: 'One scenario with its world and its people.',
    params: z.object({ id: z.string() }),
    replies: { 200: ScenarioDetail },
    problems: ['NOT_FOUND', ...ANY_CALL],
  },
  protagonists: {
    ...paths.protagonists,
    ...CATALOGUE,
    summary: 'All protagonist templates, open and locked.',
    replies: { 200: z.array(Protagonist) },
  },
  answerInterview: {
    ...paths.answerInterview,
    chapter: 'The story',
    summary: 'Begin the interview, or answer a question of it. The same count again is the same reply.',
    auth: 'visitor',
    rates: ['other'],
    body: InterviewBody,
    replies: { 200: z.union([InterviewReply, Care]) },
    problems: STARTING,
    reasons: ['ORIGIN', 'LOCKED'],
  },
  startDemo: {
    ...paths.startDemo,
    ...START,
    summary: 'Start a demo game.',
    reasons: ['ORIGIN', 'SAVE_LIMIT', 'ACCESS_LIMIT', 'LOCKED'],
  },
  startGame: {
    ...paths.startGame,
    ...START,
    summary: 'Start a game of the full version: for backers.',
    reasons: ['ORIGIN', 'SAVE_LIMIT', 'ACCESS_LIMIT', 'LOCKED', 'BACKERS_ONLY'],
  },
  playDemoTurn: {
    ...paths.playDemoTurn,
    ...TURN,
    summary: 'Play a turn, exactly once. Either kind of game.',
  },
  playTurn: { ...paths.playTurn, ...TURN, summary: 'Play a turn, exactly once. Either kind of game.' },
  replayTurns: {
    ...paths.replayTurns,
    ...TURN,
    summary: 'Tell the server the turns that were played without it. What comes before a conflict is kept.',
    body: ReplayBody,
    replies: { 200: game.GameState },
    streams: false,
  },
  setBoundaries: {
    ...paths.setBoundaries,
    chapter: 'The story',
    summary: 'What is never in my story, from the next turn on.',
    auth: 'visitor',
    rates: ['other'],
    body: game.BoundariesBody,
    replies: { 200: game.BoundariesReply },
    problems: ['NOT_FOUND', ...OWN_FORM],
    reasons: ['ORIGIN'],
  },
  describeProtagonist: {
    ...paths.describeProtagonist,
    chapter: 'The story',
    summary: 'A paragraph about a protagonist who is still being imagined.',
    auth: 'visitor',
    rates: ['other'],
    body: game.DescribeBody,
    replies: { 200: game.Description },
    problems: OWN_FORM,
    reasons: ['ORIGIN'],
  },
  resumeGame: {
    ...paths.resumeGame,
    ...SAVES,
    summary: 'Go on with a saved game; renews an expired demo.',
    body: game.SessionBody,
    replies: { 200: game.GameState },
    problems: ['NOT_FOUND', ...OWN_FORM],
  },
  gameState: {
    ...paths.gameState,
    ...SAVES,
    summary: 'A game as it stands.',
    params: game.GameParams,
    replies: { 200: game.GameState },
    problems: ['UNAUTHORIZED', 'NOT_FOUND', ...ANY_CALL],
  },
  deleteSave: {
    ...paths.deleteSave,
    ...SAVES,
    summary: 'Delete a saved game.',
    params: game.GameParams,
    replies: { 200: visitor.Success },
    problems: ['UNAUTHORIZED', 'NOT_FOUND', ...ANY_CHANGE],
  },
  checkExistingGame: {
    ...paths.checkExistingGame,
    ...SAVES,
    summary: 'The saved games of this browser’s email; of any other email, none.',
    body: game.OwnerBody,
    replies: { 200: game.ExistingGames },
    problems: OWN_FORM,
  },
  checkSaveLimit: {
    ...paths.checkSaveLimit,
    ...SAVES,
    summary: 'Whether there is room for another game.',
    body: game.OwnerBody,
    replies: { 200: game.SaveLimit },
    problems: OWN_FORM,
  },
  sendFeedback: {
    ...paths.sendFeedback,
    ...TELLING,
    summary: 'Tell us something.',
    rates: ['feedback'],
    body: FeedbackBody,
    replies: { 201: FeedbackReply },
  },
  recordEvent: {
    ...paths.recordEvent,
    ...TELLING,
    summary: 'A step of the funnel, without a name on it.',
    rates: ['event'],
    body: EventBody,
    replies: { 202: visitor.Success },
  },
  config: {
    ...paths.config,
    ...ABOUT,
    summary: 'What a browser may know about this installation.',
    replies: { 200: Config },
  },
  health: { ...paths.health, ...PROBE, summary: 'The server is up.', replies: { 200: Health } },
  ready: {
    ...paths.ready,
    ...PROBE,
    summary: 'The server and its database are up.',
    replies: { 200: Health },
  },
  adminLogin: {
    ...paths.adminLogin,
    ...HOUSE,
    summary: 'The operator comes in. Failed attempts lock, longer each time.',
    auth: 'none',
    body: AdminLoginBody,
    replies: { 204: null },
    cookie: 'admin',
    problems: ['UNAUTHORIZED', 'NOT_FOUND', ...ANY_FORM],
  },
  adminSession: {
    ...paths.adminSession,
    ...HOUSE,
    summary: 'Whether the operator is in.',
    auth: 'admin',
    replies: { 200: AdminSession },
    problems: ['UNAUTHORIZED', 'NOT_FOUND', ...ANY_CALL],
  },
  adminLogout: {
    ...paths.adminLogout,
    ...HOUSE,
    summary: 'The operator leaves.',
    auth: 'admin',
    replies: { 204: null },
    cookie: 'admin',
    problems: ['UNAUTHORIZED', 'NOT_FOUND', ...ANY_CHANGE],
  },
} as const satisfies Record<EndpointName, Endpoint>

type Endpoints = typeof endpoints
type BodySchema<Name extends EndpointName> = Endpoints[Name] extends {
  readonly body: infer Schema extends z.ZodType
}
  ? Schema
  : never
type ReplySchema<Name extends EndpointName> = Endpoints[Name]['replies'][keyof Endpoints[Name]['replies']]

/** What a handler gets: checked, canonical, and nothing that was not asked for. */
export type Body<Name extends EndpointName> = z.output<BodySchema<Name>>
/** What a client may send. */
export type Sent<Name extends EndpointName> = z.input<BodySchema<Name>>
/** What comes back when nothing is refused; null where there is no body. */
export type Reply<Name extends EndpointName> =
  ReplySchema<Name> extends infer Schema ? (Schema extends z.ZodType ? z.output<Schema> : null) : never
