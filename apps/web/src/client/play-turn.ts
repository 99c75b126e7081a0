import type { TurnAnswer } from '@inyeon/contract'
import { BrokenStream, decodeTurn } from '@inyeon/contract/stream'
import { patientStream } from './patient-stream.ts'
import { lateRefusal, refusalOf } from './refusal.ts'
import type { Fetch } from './with-fallback.ts'

export interface Listening {
  /** Gets all that is told so far; a turn that is asked for again begins again. */
  readonly hear: (told: string) => void
  readonly patience: { readonly first: number; readonly next: number }
  /** Before asking again. */
  readonly pause: (asked: number) => Promise<void>
}

const MOST_ASKS = 4

/**
 * Plays one turn and hears it to its end. A stream that breaks loses nothing: the turn is finished without a
 * listener, and the same `request_id` gets it.
 */
export const playTurn = async (
  ask: Fetch,
  request: () => Request,
  { hear, patience, pause }: Listening,
): Promise<TurnAnswer> => {
  for (let asked = 1; ; asked++) {
    const response = await ask(request())
    if (!response.ok) throw await refusalOf(response)
    if (response.body === null) throw new TypeError('A streamed reply must have a body.')
    let told = ''
    try {
      const end = await decodeTurn(patientStream(response.body, patience), (text) => {
        told += text
        hear(told)
      })
      const refusal = lateRefusal(end)
      if (refusal !== undefined) throw refusal
      return end as TurnAnswer
    } catch (failure) {
      if (!(failure instanceof BrokenStream) || asked === MOST_ASKS) throw failure
      await pause(asked)
    }
  }
}
