import {
  PROBLEM_MEDIA_TYPE,
  PROBLEM_REASONS,
  PROBLEM_STATUS,
  type ProblemCode,
  type ProblemReason,
  problemType,
} from '../problems.ts'
import { ProblemBody } from '../shapes/problem.ts'
import type { Answer } from './document.ts'
import type { Write } from './schema-book.ts'

/** What each problem means, for whoever writes a client; players read the sentences in `content`. */
const MEANING: Record<ProblemCode, string> = {
  VALIDATION: 'Something in the body is missing or wrong; `errors` says what and where.',
  UNAUTHORIZED: 'This browser is not tied to an email, or the password was wrong.',
  FORBIDDEN: 'Understood and refused; `reason` says why.',
  NOT_FOUND: 'There is no such thing, or it is somebody else’s.',
  METHOD_NOT_ALLOWED: 'The path exists, but not with this method; `Allow` names those it has.',
  CONFLICT: 'The story stands elsewhere; `reason` says how, `current_turn` says where.',
  EXPIRED: 'The demo game has been idle for more than 24 hours; resume it first.',
  TOO_LARGE: 'The body is larger than 64 KiB.',
  UNSUPPORTED_MEDIA: 'The body is not `application/json`.',
  MISDIRECTED: 'The `Host` is not one of ours.',
  RATE_LIMITED: 'Asked too often; `Retry-After` says how many seconds to wait.',
  SERVER: 'Our fault. Nothing about it leaves the server.',
  UNAVAILABLE: 'Not now; `Retry-After` says how many seconds to wait.',
}

const reasonsOf = (code: ProblemCode, reasons: readonly ProblemReason[]): readonly ProblemReason[] =>
  code === 'FORBIDDEN' || code === 'CONFLICT'
    ? reasons.filter((reason) => (PROBLEM_REASONS[code] as readonly string[]).includes(reason))
    : []

export const problemAnswer = (
  code: ProblemCode,
  write: Write,
  reasons: readonly ProblemReason[] = [],
): Answer => {
  const [reason, ...others] = reasonsOf(code, reasons)
  const waits = code === 'RATE_LIMITED' || code === 'UNAVAILABLE'
  const because = reason && `Here: ${[reason, ...others].map((name) => `\`${name}\``).join(', ')}.`
  return {
    description: [MEANING[code], because].filter(Boolean).join(' '),
    ...(waits && {
      headers: { 'Retry-After': { description: 'In seconds.', schema: { type: 'integer', minimum: 1 } } },
    }),
    ...(code === 'METHOD_NOT_ALLOWED' && {
      headers: { Allow: { description: 'The methods the path has.', schema: { type: 'string' } } },
    }),
    content: {
      [PROBLEM_MEDIA_TYPE]: {
        schema: write(ProblemBody, 'output'),
        example: {
          type: problemType(code),
          title: code,
          status: PROBLEM_STATUS[code],
          detail: 'One sentence in the asked language.',
          code,
          ...(reason && { reason }),
          ...(code === 'CONFLICT' && { current_turn: 4 }),
          ...(code === 'VALIDATION' && {
            errors: [{ path: 'email', key: 'email', message: 'Please enter a valid email' }],
          }),
        },
      },
    },
  }
}
