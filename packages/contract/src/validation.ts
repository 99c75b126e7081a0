import { ADULT_AGE, OLDEST_AGE } from '@inyeon/engine'
import type * as z from 'zod'

/**
 * Everything that can be wrong with what was sent, and the numbers a sentence about it may name.
 * The sentences are in `content`, six times.
 */
export const VALIDATION_SLOTS = {
  required: [],
  type: [],
  format: [],
  email: [],
  code: [],
  too_long: ['most'],
  too_short: ['least'],
  too_many: ['most'],
  /** In bytes. */
  too_large: ['most'],
  too_deep: [],
  number: ['least', 'most'],
  age: ['least', 'most'],
  not_adult: ['least', 'most'],
  /** Words, not a number, make somebody a minor. */
  minor: ['least'],
  choice: [],
  one_of: [],
  /** Well-formed, but not one of the choices this player was given. */
  not_offered: [],
  /** An answer that does not follow the last one. */
  out_of_order: [],
  json: [],
} as const satisfies Record<string, readonly ('least' | 'most')[]>
export type ValidationKey = keyof typeof VALIDATION_SLOTS

export interface ValidationParams {
  readonly least?: number
  readonly most?: number
  /** What would have been right, where that is a short list. */
  readonly values?: readonly string[]
}

export interface ValidationIssue {
  /** Where in the body: `protagonist.age`, `turns.0.turn`; empty for the body itself. */
  readonly path: string
  readonly key: ValidationKey
  readonly params: ValidationParams
}

type RawIssue = Parameters<z.core.$ZodErrorMap>[0]

/** The key of an issue, in the place where zod keeps a sentence: a schema speaks no language. */
export const keyOf = (issue: RawIssue): ValidationKey => {
  if (issue.input === undefined || issue.input === null || issue.input === '') return 'required'
  if (issue.code === 'invalid_value') return 'choice'
  if (issue.code === 'invalid_format' || issue.code === 'invalid_key') return 'format'
  if (issue.code !== 'too_big' && issue.code !== 'too_small') return 'type'
  if (issue.origin === 'array') return issue.code === 'too_big' ? 'too_many' : 'required'
  if (issue.origin === 'string') return issue.code === 'too_big' ? 'too_long' : 'too_short'
  return 'number'
}

const isKey = (message: string): message is ValidationKey => Object.hasOwn(VALIDATION_SLOTS, message)

const paramsOf = (issue: z.core.$ZodIssue): ValidationParams => {
  if (issue.code === 'too_big') return { most: Number(issue.maximum) }
  if (issue.code === 'too_small') return { least: Number(issue.minimum) }
  if (issue.code === 'invalid_value') return { values: issue.values.map(String) }
  if (issue.message === 'age' || issue.message === 'not_adult') return { least: ADULT_AGE, most: OLDEST_AGE }
  return issue.code === 'custom' ? (issue.params ?? {}) : {}
}

/** What the api says aloud: one entry for each thing that is wrong. */
export const validationIssues = (error: z.core.$ZodError): ValidationIssue[] =>
  error.issues.map((issue) => ({
    path: issue.path.map(String).join('.'),
    key: isKey(issue.message) ? issue.message : 'format',
    params: paramsOf(issue),
  }))
