import { INTERVIEW_QUESTIONS, LENGTHS, TRAITS } from '@inyeon/engine'
import * as z from 'zod'
import { form, ignored, language, line, maybe, uuid, wholeNumber, wrong } from './fields.ts'
import { PersonBody, TouchesBody } from './person.ts'
import { act } from './turn.ts'

export const InterviewBody = form({
  scenario_id: maybe(line(LENGTHS.name)).describe('Needed in the first call.'),
  ui_language: language,
  protagonist: maybe(PersonBody).describe('Needed in the first call.'),
  npcs: maybe(TouchesBody),
  session_id: maybe(uuid).describe('Given by the first reply, sent with every answer.'),
  ...act,
  conversation_history: ignored,
  exchange_count: maybe(wholeNumber(0, INTERVIEW_QUESTIONS)).describe(
    'Answers given so far, this one included; 0 in the first call.',
  ),
  request_id: maybe(uuid),
})
  .check((context) => {
    const { scenario_id, protagonist, session_id, user_input, choice_id, exchange_count } = context.value
    const missing = (field: string) => wrong(context, 'required', {}, [field])
    if (user_input !== undefined && choice_id !== undefined) wrong(context, 'one_of', {}, ['user_input'])
    const answered = user_input !== undefined || choice_id !== undefined
    if (exchange_count === undefined ? answered : exchange_count > 0) {
      if (exchange_count === undefined) missing('exchange_count')
      if (session_id === undefined) missing('session_id')
      if (!answered) wrong(context, 'one_of', {}, ['user_input'])
      return
    }
    if (answered) wrong(context, 'number', { least: 1, most: INTERVIEW_QUESTIONS }, ['exchange_count'])
    if (scenario_id === undefined) missing('scenario_id')
    if (protagonist === undefined) missing('protagonist')
  })
  .meta({ id: 'InterviewBody' })
export type InterviewBody = z.output<typeof InterviewBody>

export const InterviewReply = z
  .object({
    session_id: z.string(),
    message: z.string(),
    choices: z.array(z.object({ choice_id: z.string(), text: z.string(), trait: z.enum(TRAITS) })),
    interview_complete: z.boolean(),
  })
  .meta({ id: 'InterviewReply' })
export type InterviewReply = z.output<typeof InterviewReply>
