import { useState } from 'react'
import { logIn, logOut, readSession } from '../../client/operator.ts'
import { Refusal } from '../../client/refusal.ts'
import { useAnswer } from '../../client/use-answer.ts'

export type LoginTrouble =
  | { readonly kind: 'wrong' | 'off' | 'failed' }
  | { readonly kind: 'locked'; seconds: number }

export const troubleOf = (failure: unknown): LoginTrouble => {
  if (!(failure instanceof Refusal)) return { kind: 'failed' }
  switch (failure.problem.code) {
    case 'UNAUTHORIZED':
      return { kind: 'wrong' }
    case 'NOT_FOUND':
      return { kind: 'off' }
    case 'RATE_LIMITED':
      return { kind: 'locked', seconds: failure.retryAfter ?? 60 }
    default:
      return { kind: 'failed' }
  }
}

/** Whether the operator is in, and how they come and go. The password is nowhere but in the field. */
export const useOperator = () => {
  const { answer: session, again } = useAnswer('session', readSession)
  const [trouble, setTrouble] = useState<LoginTrouble>()
  const [isBusy, setBusy] = useState(false)

  const attempt = async (work: () => Promise<void>) => {
    setBusy(true)
    setTrouble(undefined)
    try {
      await work()
      again()
    } catch (failure) {
      setTrouble(troubleOf(failure))
    } finally {
      setBusy(false)
    }
  }
  return {
    session,
    trouble,
    isBusy,
    logIn: (password: string) => attempt(() => logIn(password)),
    logOut: (csrfToken: string) => attempt(() => logOut(csrfToken)),
  }
}
