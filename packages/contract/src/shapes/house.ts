import { IDENTITY_MODES, LANGUAGES } from '@inyeon/engine'
import * as z from 'zod'
import { keyOf } from '../validation.ts'
import { form } from './fields.ts'

/** Not canonical text: every byte of a password counts. */
const password = z.string({ error: keyOf }).min(1, { error: keyOf }).max(1000, { error: keyOf })

export const AdminLoginBody = form({ password }).meta({ id: 'AdminLoginBody' })

export const AdminSession = z
  .object({
    csrf_token: z
      .string()
      .describe('Sent back as `X-CSRF-Token` with every admin call that changes something.'),
    expires_at: z.iso.datetime(),
    failed_attempts: z.int().min(0),
  })
  .meta({ id: 'AdminSession' })
export type AdminSession = z.output<typeof AdminSession>

/** What a browser may know about this installation. */
export const Config = z
  .object({
    max_turns: z.int(),
    max_accesses: z.int(),
    max_saves: z.int(),
    campaign_url: z.string().nullable(),
    top_bar: z.boolean(),
    tag_manager_id: z.string().nullable(),
    flags: z.object({
      analytics: z.boolean(),
      email_subscription: z.boolean(),
      mailing_list: z.boolean(),
      mock_mode: z.boolean(),
    }),
    identity_mode: z.enum(IDENTITY_MODES),
    languages: z.array(z.enum(LANGUAGES)),
    version: z.string(),
  })
  .meta({ id: 'Config' })
export type Config = z.output<typeof Config>

export const Health = z.object({ status: z.literal('ok'), version: z.string() }).meta({ id: 'Health' })
export type Health = z.output<typeof Health>
