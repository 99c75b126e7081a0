import { Problem } from '@inyeon/contract'
import { StoreUnavailable } from '@inyeon/store'
import type { House } from './house.ts'

const RETRY_SOON = 2

/** Whatever went wrong, as one of the problems we have words for. What we did not expect is noticed. */
export const asProblem = (failure: unknown, { notice }: Pick<House, 'notice'>): Problem => {
  if (failure instanceof Problem) return failure
  if (failure instanceof StoreUnavailable) return new Problem('UNAVAILABLE', { retryAfter: RETRY_SOON })
  notice('server_error', { name: failure instanceof Error ? failure.name : 'unknown', ...whereOf(failure) })
  return new Problem('SERVER')
}

/** The first line of our own code in the stack: enough to find it, and nothing of what was sent. */
const whereOf = (failure: unknown): { readonly at?: string } => {
  const line =
    failure instanceof Error ? failure.stack?.split('\n').find((one) => /^\s+at /.test(one)) : undefined
  return line === undefined ? {} : { at: line.trim().slice(0, 200) }
}
