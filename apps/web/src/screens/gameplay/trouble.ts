import { BrokenStream } from '@inyeon/contract/stream'
import { Refusal } from '../../client/refusal.ts'

/** What went wrong, by the way on that it leaves. */
export type Trouble =
  /** The same turn may be asked for again. */
  | { readonly kind: 'again'; readonly why: Again; readonly seconds?: number }
  /** The words must be changed; `detail` says how. */
  | { readonly kind: 'words'; readonly detail: string }
  /** The story stands elsewhere than this page thought. */
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'expired' }
  | { readonly kind: 'notFound' }
  | { readonly kind: 'unknown' }

export type Again =
  | 'network'
  | 'timeout'
  | 'broken'
  | 'limited'
  | 'busy'
  | 'unavailable'
  | 'server'
  | 'generic'

const again = (why: Again, seconds?: number): Trouble => ({
  kind: 'again',
  why,
  ...(seconds !== undefined && { seconds }),
})

const ofRefusal = ({ problem, retryAfter }: Refusal): Trouble => {
  switch (problem.code) {
    case 'UNAUTHORIZED':
      return { kind: 'unknown' }
    case 'NOT_FOUND':
      return { kind: 'notFound' }
    case 'EXPIRED':
      return { kind: 'expired' }
    case 'CONFLICT':
      return problem.reason === 'BUSY' ? again('busy', retryAfter) : { kind: 'elsewhere' }
    case 'RATE_LIMITED':
      return again('limited', retryAfter)
    case 'UNAVAILABLE':
      return again('unavailable', retryAfter)
    case 'VALIDATION':
    case 'TOO_LARGE':
      return { kind: 'words', detail: problem.errors?.[0]?.message ?? problem.detail }
    case 'SERVER':
      return again('server')
    default:
      return again('generic')
  }
}

export const troubleOf = (failure: unknown): Trouble => {
  if (failure instanceof Refusal) return ofRefusal(failure)
  if (failure instanceof BrokenStream) return again('broken')
  if (failure instanceof DOMException && failure.name === 'TimeoutError') return again('timeout')
  if (failure instanceof TypeError) return again('network')
  return again('generic')
}
