import { ADULT_AGE, LENGTHS, OLDEST_AGE, toLanguage } from '@inyeon/engine'
import * as z from 'zod'
import { canonicalEmail } from '../email.ts'
import { canonicalLine, canonicalLines, codePoints } from '../text.ts'
import { keyOf, type ValidationKey, type ValidationParams } from '../validation.ts'

// before the first schema: zod otherwise asks the page whether it may evaluate strings, and the page reports it
z.config({ jitless: true })

/** Adds an issue to what is being parsed; `at` names the field when the form as a whole is looked at. */
export const wrong = (
  context: z.core.ParsePayload<unknown>,
  key: ValidationKey,
  params: ValidationParams = {},
  at: readonly string[] = [],
): void => {
  context.issues.push({ code: 'custom', input: context.value, message: key, params, path: [...at] })
}

/** A form that was sent. What it does not know, it drops. */
export const form = <Shape extends z.core.$ZodShape>(shape: Shape) => z.object(shape, { error: keyOf })

/** A field that may be left out. `null` is how many clients leave something out. */
export const maybe = <Field extends z.core.SomeType>(field: Field) =>
  z
    .nullish(field)
    .transform((value) => value ?? undefined)
    .optional()

/** A field that clients of the spec send and the server does not believe. */
export const ignored = z
  .unknown()
  .optional()
  .transform(() => undefined)
  .optional()
  .describe('Accepted and ignored: the server keeps its own.')

interface Room {
  readonly least?: number
  readonly most: number
}

const written = (canonical: (raw: string) => string, { least = 1, most }: Room) =>
  z
    .string({ error: keyOf })
    .transform(canonical)
    .check((context) => {
      const length = codePoints(context.value)
      if (length === 0) wrong(context, 'required')
      else if (length < least) wrong(context, 'too_short', { least })
      else if (length > most) wrong(context, 'too_long', { most })
    })
    .meta({ minLength: least, maxLength: most, pattern: '\\S' })

/** One line of text, so long in code points, that somebody has to give. */
export const line = (most: number) => written(canonicalLine, { most })
/** The same with line breaks. */
export const lines = (room: Room) => written(canonicalLines, room)

const optionally = (canonical: (raw: string) => string, most: number) =>
  maybe(
    z
      .string({ error: keyOf })
      .transform(canonical)
      .check((context) => {
        if (codePoints(context.value) > most) wrong(context, 'too_long', { most })
      })
      .meta({ maxLength: most }),
  ).transform((text) => (text === '' ? undefined : text))

/** A line that may be missing or left empty: a form has no other way to say nothing. */
export const optionalLine = (most: number) => optionally(canonicalLine, most).optional()
export const optionalLines = (most: number) => optionally(canonicalLines, most).optional()

/** The name of a drawing of ours: no address, no way out of its folder. */
export const avatar = maybe(
  z
    .string({ error: keyOf })
    .max(LENGTHS.name, { error: keyOf })
    .regex(/^\/?[\w-]+(?:\/[\w-]+)*(?:\.(?:svg|png|webp))?$|^$/, { error: keyOf }),
)
  .transform((name) => (name === '' ? undefined : name))
  .optional()

/** A side note that is cut rather than refused: no message is lost over a long browser name. */
export const note = (most: number) =>
  maybe(z.string({ error: keyOf }))
    .transform((text) => [...canonicalLine(text ?? '')].slice(0, most).join('').trim() || undefined)
    .optional()

export const list = <Item extends z.core.SomeType>(item: Item, most: number) =>
  z.array(item, { error: keyOf }).max(most, { error: keyOf })

export const oneOf = <const Values extends readonly string[]>(values: Values) =>
  z.enum(values, { error: keyOf })

export const flag = z.boolean({ error: keyOf })

/** Any writing of 128 bits, in lower case, so that the same id is the same whoever printed it. */
export const uuid = z.guid({ error: keyOf }).toLowerCase()

export const wholeNumber = (least: number, most: number) =>
  z
    .int({ error: keyOf })
    .check((context) => {
      if (context.value < least || context.value > most) wrong(context, 'number', { least, most })
    })
    .meta({ minimum: least, maximum: most })

/** Everybody in a story is of age. What is no age at all is told apart from a young one. */
export const age = z
  .number({ error: (issue) => (keyOf(issue) === 'required' ? 'required' : 'age') })
  .check((context) => {
    if (context.value < ADULT_AGE) wrong(context, 'not_adult')
    else if (!Number.isInteger(context.value) || context.value > OLDEST_AGE) wrong(context, 'age')
  })
  .meta({ type: 'integer', minimum: ADULT_AGE, maximum: OLDEST_AGE })

/** What we do not speak is English: a language is never wrong. */
export const language = maybe(z.string({ error: keyOf }).transform(toLanguage))

export const email = z
  .string({ error: keyOf })
  .transform((raw, context) => {
    const address = canonicalEmail(raw)
    if (address !== undefined) return address
    context.issues.push({ code: 'custom', input: raw, message: raw.trim() === '' ? 'required' : 'email' })
    return z.NEVER
  })
  .meta({ format: 'email', maxLength: LENGTHS.email })

export const optionalEmail = z
  .preprocess((raw) => (typeof raw === 'string' && canonicalLine(raw) === '' ? undefined : raw), maybe(email))
  .optional()
