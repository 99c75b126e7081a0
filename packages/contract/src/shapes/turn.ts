import { type Action, LENGTHS } from '@inyeon/engine'
import * as z from 'zod'
import { form, ignored, language, line, lines, list, maybe, uuid, wholeNumber, wrong } from './fields.ts'
import { Change, Choice, Sheets, World } from './sheet.ts'

const LAST_TURN = 1_000_000
const REPLAYED_AT_ONCE = 100

/** What a player may do: take an offered choice, or write words of their own. */
export const act = {
  user_input: maybe(lines({ most: LENGTHS.action })),
  choice_id: maybe(line(LENGTHS.name)),
}
export interface Act {
  readonly user_input?: string | undefined
  readonly choice_id?: string | undefined
}

const exactlyOneAct = (context: z.core.ParsePayload<Act>): void => {
  const { user_input, choice_id } = context.value
  if ((user_input === undefined) === (choice_id === undefined)) wrong(context, 'one_of', {}, ['user_input'])
}
/** The same rule in the words of JSON Schema. */
const EXACTLY_ONE_ACT = {
  oneOf: ['user_input', 'choice_id'].map((field) => ({
    required: [field],
    properties: { [field]: { type: 'string' } },
  })),
}

export const toAction = ({ user_input, choice_id }: Act): Action =>
  choice_id === undefined
    ? { kind: 'words', text: user_input ?? '' }
    : { kind: 'choice', choiceId: choice_id }

export const fromAction = (action: Action): TurnAction =>
  action.kind === 'choice' ? { choice_id: action.choiceId } : { user_input: action.text }

const played = {
  turn: wholeNumber(1, LAST_TURN).describe('The number being played, from 1.'),
  request_id: uuid.describe('Chosen by the client; the same one again returns the stored reply.'),
  ...act,
  ui_language: language,
}

export const TurnBody = form({ session_id: uuid, ...played, conversation_history: ignored })
  .check(exactlyOneAct)
  .meta({ id: 'TurnBody', ...EXACTLY_ONE_ACT })
export type TurnBody = z.output<typeof TurnBody>

const ReplayedTurn = form(played)
  .check(exactlyOneAct)
  .meta({ id: 'ReplayedTurn', ...EXACTLY_ONE_ACT })

export const ReplayBody = form({ session_id: uuid, turns: list(ReplayedTurn, REPLAYED_AT_ONCE) }).meta({
  id: 'ReplayBody',
})
export type ReplayBody = z.output<typeof ReplayBody>

export const TurnAction = z
  .union([z.object({ choice_id: z.string() }), z.object({ user_input: z.string() })])
  .meta({ id: 'TurnAction' })
export type TurnAction = z.output<typeof TurnAction>

export const TurnReply = z
  .object({
    narrazione: z.string(),
    scelte: z.array(Choice).max(4),
    session_id: z.string(),
    image_prompt: z.string(),
    updated_active_npc_sheets: Sheets,
    changes: z.array(Change),
    current_turn: z.int(),
    max_turns: z.int(),
    world: World,
    game_ended: z.boolean(),
    end_message: z.string().optional(),
    storyteller: z.enum(['embedded', 'llm']),
  })
  .meta({ id: 'TurnReply' })
export type TurnReply = z.output<typeof TurnReply>

/** The story stops and somebody real is named. Nothing was played; the same turn comes next. */
export const Care = z
  .object({
    care: z.object({
      title: z.string(),
      message: z.string(),
      lines: z.array(z.object({ name: z.string(), contact: z.string(), url: z.string().optional() })),
    }),
    session_id: z.string(),
    current_turn: z.int(),
  })
  .meta({ id: 'Care' })
export type Care = z.output<typeof Care>

export const TurnAnswer = z.union([TurnReply, Care])
export type TurnAnswer = z.output<typeof TurnAnswer>
