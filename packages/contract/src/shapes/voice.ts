import { EVENTS, LENGTHS } from '@inyeon/engine'
import * as z from 'zod'
import { canonicalLine } from '../text.ts'
import { keyOf } from '../validation.ts'
import { form, lines, maybe, note, oneOf, optionalEmail, uuid, wrong } from './fields.ts'

export const FEEDBACK_TYPES = ['bug', 'feature', 'general', 'kickstarter', 'love'] as const
export type FeedbackType = (typeof FEEDBACK_TYPES)[number]

export const FeedbackBody = form({
  type: oneOf(FEEDBACK_TYPES),
  message: lines({ least: LENGTHS.feedbackLeast, most: LENGTHS.feedbackMost }),
  email: optionalEmail,
  source: note(60),
  timestamp: note(40),
  userAgent: note(500),
  url: note(1000),
  language: note(40),
  id: maybe(uuid).describe('Chosen by the client: sent twice, kept once.'),
}).meta({ id: 'FeedbackBody' })
export type FeedbackBody = z.output<typeof FeedbackBody>

export const FeedbackReply = z
  .object({ success: z.literal(true), id: z.string() })
  .meta({ id: 'FeedbackReply' })
export type FeedbackReply = z.output<typeof FeedbackReply>

/** Where a click on the campaign came from. */
export const CLICK_SOURCES = ['top_bar', 'demo_end', 'campaign', 'access_limit'] as const
export type ClickSource = (typeof CLICK_SOURCES)[number]

const DATA_BYTES = 2048

const plainValue = z.union([z.string().transform(canonicalLine), z.number(), z.boolean(), z.null()], {
  error: keyOf,
})

const data = z
  .record(z.string().regex(/^[\w.-]{1,40}$/), plainValue, { error: keyOf })
  .check((context) => {
    const bytes = new TextEncoder().encode(JSON.stringify(context.value)).length
    if (bytes > DATA_BYTES) wrong(context, 'too_large', { most: DATA_BYTES })
  })
  .describe('Up to 2 KiB of plain values, with `source` for clicks. No personal data.')

export const EventBody = form({
  session_id: z.string({ error: keyOf }).regex(/^[\w.:-]{1,64}$/, { error: keyOf }),
  event_type: oneOf(EVENTS),
  data: maybe(data),
})
  .check((context) => {
    const { event_type, data: told } = context.value
    const source = told?.source
    if (event_type !== 'kickstarter_click' || source === undefined) return
    if (!(CLICK_SOURCES as readonly unknown[]).includes(source))
      wrong(context, 'choice', { values: CLICK_SOURCES }, ['data', 'source'])
  })
  .meta({ id: 'EventBody' })
export type EventBody = z.output<typeof EventBody>
