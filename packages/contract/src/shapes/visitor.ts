import { CODE_DIGITS, rememberedPage } from '@inyeon/engine'
import * as z from 'zod'
import { keyOf } from '../validation.ts'
import { email, flag, form, maybe, uuid } from './fields.ts'

export const SubscribeBody = form({
  email,
  newsletter: maybe(flag).describe('Only a ticked box subscribes to the newsletter.'),
  request_id: maybe(uuid),
}).meta({ id: 'SubscribeBody' })
export type SubscribeBody = z.output<typeof SubscribeBody>

export const Subscription = z
  .object({
    success: z.boolean(),
    message: z.string(),
    reached_limit: z.boolean(),
    code_required: z.boolean(),
    redirect_to: z.string().optional(),
    data: z
      .object({
        email: z.string(),
        access_count: z.int(),
        max_accesses: z.int(),
        last_access: z.iso.datetime(),
        subscribed_at: z.iso.datetime(),
        completed_demo: z.boolean(),
        last_page_visited: z.string(),
        returning: z.boolean(),
      })
      .optional(),
  })
  .meta({ id: 'Subscription' })
export type Subscription = z.output<typeof Subscription>

export const AskForCodeBody = form({ email }).meta({ id: 'AskForCodeBody' })

/** Digits as people type them: in groups, with full-width keyboards. */
const code = z
  .string({ error: keyOf })
  .transform((typed, context) => {
    const digits = typed.normalize('NFKC').replace(/[\s-]/g, '')
    if (new RegExp(`^\\d{${CODE_DIGITS}}$`).test(digits)) return digits
    context.issues.push({ code: 'custom', input: typed, message: digits === '' ? 'required' : 'code' })
    return z.NEVER
  })
  .describe(`The ${CODE_DIGITS} digits from the mail.`)

export const VerifyCodeBody = form({ email, code }).meta({ id: 'VerifyCodeBody' })

export const Me = z
  .object({
    email: z.string(),
    access_count: z.int(),
    max_accesses: z.int(),
    visit_open: z.boolean(),
    completed_demo: z.boolean(),
    last_page_visited: z.string(),
  })
  .meta({ id: 'Me' })
export type Me = z.output<typeof Me>

/** The page a path belongs to, never the path itself: nothing that a visitor sent is redirected to. */
const page = z.string({ error: keyOf }).transform((path, context) => {
  const remembered = rememberedPage(path)
  if (remembered !== undefined) return remembered
  context.issues.push({ code: 'custom', input: path, message: path === '' ? 'required' : 'choice' })
  return z.NEVER
})

export const PageBody = form({ path: page }).meta({ id: 'PageBody' })

export const Success = z.object({ success: z.literal(true) }).meta({ id: 'Success' })
export type Success = z.output<typeof Success>
