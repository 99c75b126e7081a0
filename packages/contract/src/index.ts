/** The wire: what can be asked, what is answered, and how a turn streams. Knows no rule and no sentence of the game. */

export { canonicalEmail } from './email.ts'
export type { Endpoint } from './endpoint.ts'
export { type Body, endpoints, type Reply, type Sent } from './endpoints.ts'
export { API_BASE, type EndpointName, type Method, paths } from './paths.ts'
export {
  type ConflictReason,
  type ForbiddenReason,
  PROBLEM_MEDIA_TYPE,
  PROBLEM_REASONS,
  PROBLEM_STATUS,
  Problem,
  type ProblemBody,
  type ProblemCode,
  type ProblemReason,
  type ProblemStatus,
  problemBody,
  problemHeaders,
  problemType,
  type SpokenProblem,
} from './problems.ts'
export { Protagonist, Scenario, ScenarioDetail } from './shapes/catalogue.ts'
export { ExistingGames, GameState, SaveLimit, StartBody, StartReply } from './shapes/game.ts'
export { AdminSession, Config, Health } from './shapes/house.ts'
export { InterviewBody, InterviewReply } from './shapes/interview.ts'
export {
  CustomScenario,
  fromCustomScenario,
  fromPerson,
  Person,
  PersonBody,
  toCustomScenario,
  toPerson,
  toTouches,
} from './shapes/person.ts'
export { Change, Choice, Relationship, Sheet, World } from './shapes/sheet.ts'
export {
  Care,
  fromAction,
  ReplayBody,
  TurnAction,
  TurnAnswer,
  TurnBody,
  TurnReply,
  toAction,
} from './shapes/turn.ts'
export { Me, SubscribeBody, Subscription, Success } from './shapes/visitor.ts'
export {
  CLICK_SOURCES,
  type ClickSource,
  EventBody,
  FEEDBACK_TYPES,
  FeedbackBody,
  FeedbackReply,
  type FeedbackType,
} from './shapes/voice.ts'
export {
  BrokenStream,
  decodeTurn,
  END_OF_STREAM,
  encodeEnd,
  encodeTurn,
  proseSieve,
  type TurnEnd,
} from './stream.ts'
export { canonicalLine, canonicalLines, codePoints } from './text.ts'
export {
  VALIDATION_SLOTS,
  type ValidationIssue,
  type ValidationKey,
  type ValidationParams,
  validationIssues,
} from './validation.ts'
