import type { RateName } from '@inyeon/engine'
import type * as z from 'zod'
import type { Method } from './paths.ts'
import type { ProblemCode, ProblemReason } from './problems.ts'

/** One call: what it takes, what it may answer, who may ask and how often. */
export interface Endpoint {
  readonly method: Method
  readonly path: string
  readonly chapter: 'Coming in' | 'What there is' | 'The story' | 'Saved games' | 'Telling us' | 'The house'
  readonly summary: string
  readonly auth: 'none' | 'visitor' | 'admin'
  readonly rates: readonly RateName[]
  readonly params?: z.ZodType
  readonly body?: z.ZodType
  /** By status; null where there is nothing to say. */
  readonly replies: { readonly [status: number]: z.ZodType | null }
  /** Answers `Accept: text/plain` with a stream, see `stream.ts`. */
  readonly streams?: boolean
  /** Whose cookie it gives or takes away. */
  readonly cookie?: 'visitor' | 'pending' | 'admin'
  readonly problems: readonly ProblemCode[]
  /** Why it may be FORBIDDEN or a CONFLICT. */
  readonly reasons?: readonly ProblemReason[]
}

/** What can go wrong with any call, with one that changes something, with one that sends a form. */
export const ANY_CALL = ['MISDIRECTED', 'RATE_LIMITED', 'SERVER', 'UNAVAILABLE'] as const
export const ANY_CHANGE = ['FORBIDDEN', 'TOO_LARGE', 'UNSUPPORTED_MEDIA', ...ANY_CALL] as const
export const ANY_FORM = ['VALIDATION', ...ANY_CHANGE] as const
export const OWN_FORM = ['UNAUTHORIZED', ...ANY_FORM] as const
export const STARTING = ['NOT_FOUND', ...OWN_FORM] as const
export const PLAYING = ['NOT_FOUND', 'CONFLICT', 'EXPIRED', ...OWN_FORM] as const
