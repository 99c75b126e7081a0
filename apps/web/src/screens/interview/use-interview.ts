import type { Care, InterviewReply } from '@inyeon/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { answerInterview, openInterview, startDemo } from '../../client/game-client.ts'
import { Refusal } from '../../client/refusal.ts'
import { type Beginning, openGame, useGame } from '../../state/game.ts'

export type InterviewTrouble =
  | { readonly kind: 'interview' | 'start' | 'network' | 'unknown' | 'saveLimit' | 'locked' | 'backersOnly' }
  | { readonly kind: 'tooMany' | 'unavailable'; readonly seconds: number | undefined }

export type Answer = { readonly choice_id: string } | { readonly user_input: string }

const asPerson = ({ protagonist: { name, age, gender, nationality, description } }: Beginning) => ({
  name,
  age,
  gender,
  nationality,
  description,
})

export const troubleOf = (failure: unknown, step: 'interview' | 'start'): InterviewTrouble => {
  if (!(failure instanceof Refusal)) return { kind: 'network' }
  const { code, reason } = failure.problem
  if (code === 'UNAUTHORIZED') return { kind: 'unknown' }
  if (code === 'RATE_LIMITED') return { kind: 'tooMany', seconds: failure.retryAfter }
  if (code === 'UNAVAILABLE') return { kind: 'unavailable', seconds: failure.retryAfter }
  if (reason === 'SAVE_LIMIT') return { kind: 'saveLimit' }
  if (reason === 'LOCKED') return { kind: 'locked' }
  if (reason === 'BACKERS_ONLY') return { kind: 'backersOnly' }
  return { kind: step }
}

const keep = (reply: InterviewReply, answers: number) =>
  useGame.setState({ interview: { sessionId: reply.session_id, answers, reply } })

/** Five questions, then the story. What is answered is kept, so that a reload asks the same question. */
export const useInterview = () => {
  const navigate = useNavigate()
  const { beginning, interview } = useGame()
  const [trouble, setTrouble] = useState<InterviewTrouble>()
  const [chosen, setChosen] = useState<Answer>()
  const [isBeginning, setBeginning] = useState(false)
  const [care, setCare] = useState<Care['care']>()
  const isOpening = useRef(false)

  const open = useCallback(async () => {
    const { beginning: chosenStory } = useGame.getState()
    if (chosenStory === null || isOpening.current) return
    isOpening.current = true
    setTrouble(undefined)
    try {
      const reply = await openInterview({
        scenario_id: chosenStory.scenarioId,
        protagonist: asPerson(chosenStory),
        request_id: chosenStory.requestId,
      })
      keep(reply, 0)
    } catch (failure) {
      setTrouble(troubleOf(failure, 'interview'))
    } finally {
      isOpening.current = false
    }
  }, [])

  useEffect(() => {
    if (useGame.getState().interview === null) void open()
  }, [open])

  const answer = async (given: Answer) => {
    if (interview === null || chosen !== undefined) return false
    setChosen(given)
    setTrouble(undefined)
    try {
      const answers = interview.answers + 1
      const reply = await answerInterview({
        session_id: interview.sessionId,
        exchange_count: answers,
        ...given,
      })
      if ('care' in reply) setCare(reply.care)
      else keep(reply, answers)
      return true
    } catch (failure) {
      setTrouble(troubleOf(failure, 'interview'))
      return false
    } finally {
      setChosen(undefined)
    }
  }

  const begin = async () => {
    if (beginning === null || isBeginning) return
    setBeginning(true)
    setTrouble(undefined)
    try {
      const { session_id, ai_response } = await startDemo({
        scenario_id: beginning.scenarioId,
        protagonist: asPerson(beginning),
        request_id: beginning.requestId,
        ...(interview?.reply.interview_complete && { session_id: interview.sessionId }),
      })
      openGame(session_id, ai_response)
      navigate('/gameplay', { replace: true })
    } catch (failure) {
      if (failure instanceof Refusal && failure.problem.reason === 'ACCESS_LIMIT')
        return navigate('/access-limit')
      setTrouble(troubleOf(failure, 'start'))
    } finally {
      setBeginning(false)
    }
  }

  return {
    beginning,
    interview,
    trouble,
    chosen,
    care,
    isBeginning,
    open,
    answer,
    begin,
    leaveCare: () => setCare(undefined),
  }
}
