import type { InterviewReply, Protagonist, TurnReply } from '@inyeon/contract'
import { EXPRESSIONS, GENDERS, METERS, TRAITS } from '@inyeon/engine'
import type { Beginning, Deed, GameMemory, OpenInterview, PendingTurn } from './game.ts'
import {
  type Is,
  isFlag,
  isNumber,
  isText,
  listOf,
  oneOf,
  orMissing,
  orNull,
  recordOf,
  shapeOf,
} from './shape-of.ts'

const isSheet = shapeOf<TurnReply['updated_active_npc_sheets'][string]>({
  full_name: isText,
  nickname: isText,
  age: isNumber,
  gender: oneOf(GENDERS),
  role: isText,
  trust: isNumber,
  attraction: isNumber,
  affection: isNumber,
  present: isFlag,
  expression: oneOf(EXPRESSIONS),
  avatar: isText,
})

const isWorld = shapeOf<TurnReply['world']>({
  location: isText,
  date: isText,
  time: isText,
  weather: oneOf(['clear', 'cloudy', 'rain', 'snow', 'petals', 'dust', 'heat']),
  season: oneOf(['spring', 'summer', 'autumn', 'winter']),
  scene: isText,
})

const isChange = shapeOf<TurnReply['changes'][number]>({
  npc_id: isText,
  meter: oneOf(METERS),
  delta: isNumber,
  reason: isText,
  quote: isText,
})

const isTurnReply = shapeOf<TurnReply>({
  narrazione: isText,
  scelte: listOf(shapeOf({ choice_id: isText, text: isText })),
  session_id: isText,
  image_prompt: isText,
  updated_active_npc_sheets: recordOf(isSheet),
  changes: listOf(isChange),
  current_turn: isNumber,
  max_turns: isNumber,
  world: isWorld,
  game_ended: isFlag,
  end_message: orMissing(isText),
  storyteller: oneOf(['embedded', 'llm']),
})

const isDeed = ((value) =>
  shapeOf<Extract<Deed, { kind: 'choice' }>>({ kind: oneOf(['choice']), choiceId: isText, text: isText })(
    value,
  ) || shapeOf<Extract<Deed, { kind: 'words' }>>({ kind: oneOf(['words']), text: isText })(value)) as Is<Deed>

const isProtagonist = shapeOf<Protagonist>({
  id: isText,
  name: isText,
  age: isNumber,
  gender: oneOf(GENDERS),
  nationality: isText,
  description: isText,
  is_available: isFlag,
})

const isInterviewReply = shapeOf<InterviewReply>({
  session_id: isText,
  message: isText,
  choices: listOf(shapeOf({ choice_id: isText, text: isText, trait: oneOf(TRAITS) })),
  interview_complete: isFlag,
})

export const isGameMemory = shapeOf<GameMemory>({
  beginning: orNull(
    shapeOf<Beginning>({
      scenarioId: isText,
      scenarioName: isText,
      protagonist: isProtagonist,
      requestId: isText,
    }),
  ),
  interview: orNull(
    shapeOf<OpenInterview>({ sessionId: isText, answers: isNumber, reply: isInterviewReply }),
  ),
  sessionId: orNull(isText),
  pending: orNull(shapeOf<PendingTurn>({ turn: isNumber, requestId: isText, deed: isDeed })),
  words: isText,
  lastReply: orNull(isTurnReply),
  here: listOf(isText),
})
