import { API_BASE } from './paths.ts'
import type { ValidationIssue, ValidationKey } from './validation.ts'

/** Everything that can be refused or go wrong: a closed list, code to status. The words are in `content`. */
export const PROBLEM_STATUS = {
  VALIDATION: 400,
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  EXPIRED: 410,
  TOO_LARGE: 413,
  UNSUPPORTED_MEDIA: 415,
  MISDIRECTED: 421,
  RATE_LIMITED: 429,
  SERVER: 500,
  UNAVAILABLE: 503,
} as const
export type ProblemCode = keyof typeof PROBLEM_STATUS
export type ProblemStatus = (typeof PROBLEM_STATUS)[ProblemCode]

/** The two codes that have several stories behind them. */
export const PROBLEM_REASONS = {
  FORBIDDEN: ['SAVE_LIMIT', 'ACCESS_LIMIT', 'LOCKED', 'BACKERS_ONLY', 'ORIGIN'],
  CONFLICT: ['TURN_PLAYED', 'NOT_NEXT', 'ENDED', 'BUSY'],
} as const
export type ForbiddenReason = (typeof PROBLEM_REASONS.FORBIDDEN)[number]
export type ConflictReason = (typeof PROBLEM_REASONS.CONFLICT)[number]
export type ProblemReason = ForbiddenReason | ConflictReason

/** What must be known to say each problem properly; a code that is not here needs nothing. */
interface Particulars {
  VALIDATION: { readonly issues: readonly ValidationIssue[] }
  FORBIDDEN: { readonly reason: ForbiddenReason }
  METHOD_NOT_ALLOWED: { readonly allow: readonly string[] }
  CONFLICT: { readonly reason: ConflictReason; readonly currentTurn: number }
  RATE_LIMITED: { readonly retryAfter: number }
  UNAVAILABLE: { readonly retryAfter: number }
}
type ParticularsOf<Code extends ProblemCode> = Code extends keyof Particulars ? [Particulars[Code]] : []

interface Known {
  readonly issues?: readonly ValidationIssue[]
  readonly reason?: ProblemReason
  readonly allow?: readonly string[]
  readonly currentTurn?: number
  /** In seconds. */
  readonly retryAfter?: number
}

/** A refusal on its way to whoever asked. It has no words yet: the api finds them in the asked language. */
export class Problem<Code extends ProblemCode = ProblemCode> extends Error {
  override readonly name = 'Problem'
  readonly code: Code
  readonly status: ProblemStatus
  readonly known: Known

  constructor(code: Code, ...[particulars]: ParticularsOf<Code>) {
    super(code)
    this.code = code
    this.status = PROBLEM_STATUS[code]
    this.known = (particulars as Known | undefined) ?? {}
  }
}

/** RFC 9457, as it stands on the wire. */
export interface ProblemBody {
  readonly type: string
  readonly title: string
  readonly status: ProblemStatus
  readonly detail: string
  readonly code: ProblemCode
  readonly reason?: ProblemReason
  readonly errors?: readonly {
    readonly path: string
    readonly key: ValidationKey
    readonly message: string
  }[]
  readonly current_turn?: number
}

/** The words for a problem, in the language of whoever asked. */
export interface SpokenProblem {
  readonly title: string
  readonly detail: string
  readonly issue: (issue: ValidationIssue) => string
}

export const PROBLEM_MEDIA_TYPE = 'application/problem+json'

/** A relative reference, so that it leads to the documentation of the installation that answered. */
export const problemType = (code: ProblemCode): string => `${API_BASE}/docs#${problemAnchor(code)}`
export const problemAnchor = (code: ProblemCode): string =>
  `problem-${code.toLowerCase().replaceAll('_', '-')}`

export const problemBody = ({ code, status, known }: Problem, spoken: SpokenProblem): ProblemBody => ({
  type: problemType(code),
  title: spoken.title,
  status,
  detail: spoken.detail,
  code,
  ...(known.reason !== undefined && { reason: known.reason }),
  ...(known.issues !== undefined && {
    errors: known.issues.map((issue) => ({ path: issue.path, key: issue.key, message: spoken.issue(issue) })),
  }),
  ...(known.currentTurn !== undefined && { current_turn: known.currentTurn }),
})

/** The header lines a problem owes to RFC 9110 besides its body. */
export const problemHeaders = ({ known }: Problem): Record<string, string> => ({
  'Content-Type': PROBLEM_MEDIA_TYPE,
  ...(known.allow !== undefined && { Allow: known.allow.join(', ') }),
  ...(known.retryAfter !== undefined && { 'Retry-After': String(Math.max(1, Math.ceil(known.retryAfter))) }),
})
