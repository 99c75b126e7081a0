import type { Subscription } from '@inyeon/contract'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { askForCode, askMe, subscribe, verifyCode } from '../../client/game-client.ts'
import { freshId } from '../../client/ids.ts'
import { Refusal } from '../../client/refusal.ts'
import type { Greeting } from '../../parts/greeting.ts'
import { useConfiguration } from '../../state/configuration.ts'
import { useConnection } from '../../state/connection.ts'
import { noteVisitor } from '../../state/subscription.ts'
import { emailFault } from './email.ts'

export type Step = 'email' | 'code' | 'cookies'
export type EntranceFault =
  | 'emailRequired'
  | 'emailInvalid'
  | 'codeWrong'
  | 'tooMany'
  | 'unavailable'
  | 'network'
  | 'server'

const faultOf = (failure: unknown, step: Step): EntranceFault => {
  if (!(failure instanceof Refusal)) return 'network'
  switch (failure.problem.code) {
    case 'VALIDATION':
      return step === 'code' ? 'codeWrong' : 'emailInvalid'
    case 'RATE_LIMITED':
      return 'tooMany'
    case 'UNAVAILABLE':
      return 'unavailable'
    default:
      return 'server'
  }
}

/** Where somebody without an access may be sent: one of our own pages, whatever the reply says. */
const safePath = (path: string | undefined): string =>
  path !== undefined && /^\/[a-z-]*$/.test(path) ? path : '/scenarios'

/** From an email to the stories: the welcome, the code for a browser nobody knows yet, the limit. */
export const useEntrance = () => {
  const navigate = useNavigate()
  const maxAccesses = useConfiguration((config) => config.max_accesses)
  const [step, setStep] = useState<Step>('email')
  const [email, setEmail] = useState('')
  const [newsletter, setNewsletter] = useState(false)
  const [fault, setFault] = useState<EntranceFault>()
  const [isBusy, setBusy] = useState(false)
  // the same try sent twice costs one access
  const attempt = useRef({ email: '', requestId: '' })

  const goOn = (greeting: Greeting, path: string) => navigate(path, { state: { greeting } })

  const enter = async (reply: Subscription) => {
    if (reply.code_required) {
      await askForCode(email)
      return setStep('code')
    }
    if (reply.reached_limit || reply.data === undefined) {
      return goOn({ kind: 'limit', max: maxAccesses }, safePath(reply.redirect_to))
    }
    const me = await askMe().catch((failure: unknown) => {
      if (failure instanceof Refusal) return null
      throw failure
    })
    if (me === null) return setStep('cookies')
    noteVisitor(me)
    const { returning, access_count: count, max_accesses: max } = reply.data
    return goOn(returning ? { kind: 'welcomeBack', count, max } : { kind: 'welcome', max }, '/scenarios')
  }

  const trying = async (work: () => Promise<unknown>) => {
    setBusy(true)
    setFault(undefined)
    try {
      await work()
    } catch (failure) {
      setFault(faultOf(failure, step))
    } finally {
      setBusy(false)
    }
  }

  const knock = () => {
    const found = emailFault(email)
    if (found !== undefined) return setFault(found)
    if (attempt.current.email !== email) attempt.current = { email, requestId: freshId() }
    return trying(async () => {
      const reply = await subscribe({ email, newsletter, request_id: attempt.current.requestId })
      attempt.current = { email: '', requestId: '' }
      await enter(reply)
    })
  }

  return {
    step,
    email,
    newsletter,
    fault,
    isBusy,
    setEmail,
    setNewsletter,
    knock,
    prove: (code: string) => trying(async () => enter(await verifyCode({ email, code }))),
    askAgain: () => trying(() => askForCode(email)),
    startOver: () => {
      setStep('email')
      setFault(undefined)
    },
    playHere: () => {
      useConnection.setState({ onlyHere: true })
      return knock()
    },
  }
}

export type Entrance = ReturnType<typeof useEntrance>
