import type { InterviewWords } from '@inyeon/content'
import { arcOf, QUESTIONS, type QuestionId } from '@inyeon/content/catalogue'
import { type InterviewReply, Problem, toTouches } from '@inyeon/contract'
import {
  answerInterview as answered,
  asksForCare,
  type InterviewState,
  offeredTraits,
  openInterview,
  type Trait,
} from '@inyeon/engine'
import type { Interview } from '@inyeon/store'
import { json, jsonText } from '../answer.ts'
import type { Ask, Handler } from '../ask.ts'
import { careFor } from '../care.ts'
import { guardAdults, touched } from '../guards/minor.ts'
import { guardScenario } from './start.ts'

/** The person in the next seat asks five things; the same count again gets the same answer. */
export const answerInterview: Handler<'answerInterview'> = async (ask) => {
  const { body, house, words, language } = ask
  const count = body.exchange_count ?? 0
  if (body.session_id && body.user_input && asksForCare(body.user_input)) {
    house.notice('care_shown')
    return json(200, careFor(words, language, { gameId: body.session_id, currentTurn: 0 }))
  }
  const reply =
    count === 0 && body.session_id === undefined ? await firstQuestion(ask) : await nextQuestion(ask, count)
  return jsonText(200, reply)
}

const scopeOf = ({ owner }: Ask<'answerInterview'>['visitor']): string => `interview/${owner.id}`

const seedOf = (interview: Pick<Interview, 'id'>): number =>
  Number.parseInt(interview.id.replaceAll('-', '').slice(0, 8), 16)

const firstQuestion = async ({ house, body, words, visitor }: Ask<'answerInterview'>): Promise<string> => {
  const scenario = body.scenario_id ?? ''
  guardScenario(scenario)
  guardAdults({ protagonist: body.protagonist, ...touched(toTouches(body.npcs ?? {})) })
  if (arcOf(scenario) === undefined) throw new Problem('NOT_FOUND')
  return house.store.together(async (records) => {
    const now = house.clock()
    const scope = scopeOf(visitor)
    const stored = body.request_id && (await records.requests.claim(scope, body.request_id, now))
    if (stored) return stored.body
    const id = house.uuid()
    const state = openInterview(scenario, QUESTIONS, seedOf({ id }))
    const reply = JSON.stringify(questionAfter(id, state, words.interview))
    await records.interviews.add({ id, ownerId: visitor.owner.id, state, replies: [reply], createdAt: now })
    if (body.request_id) await records.requests.keep(scope, body.request_id, { body: reply, at: now })
    return reply
  })
}

const nextQuestion = (
  { house, body, words, visitor }: Ask<'answerInterview'>,
  count: number,
): Promise<string> =>
  house.store.together(async (records) => {
    const now = house.clock()
    const scope = scopeOf(visitor)
    const stored = body.request_id && (await records.requests.claim(scope, body.request_id, now))
    if (stored) return stored.body
    const interview = await records.interviews.hold(body.session_id ?? '', visitor.owner.id)
    if (interview === undefined) throw new Problem('NOT_FOUND')
    const before = interview.replies[count]
    if (before !== undefined) return before
    if (count !== interview.replies.length || interview.state.complete) {
      throw new Problem('VALIDATION', {
        issues: [{ path: 'exchange_count', key: 'out_of_order', params: {} }],
      })
    }
    const answer = answerOf(interview, body, words.interview)
    const state = answered(interview.state, answer.trait)
    const reply = JSON.stringify(questionAfter(interview.id, state, words.interview, answer.echo))
    await records.interviews.save({ ...interview, state, replies: [...interview.replies, reply] })
    if (body.request_id) await records.requests.keep(scope, body.request_id, { body: reply, at: now })
    return reply
  })

/** What is asked now, after the last answer has had its echo. */
const questionAfter = (
  id: string,
  state: InterviewState,
  words: InterviewWords,
  echo?: string,
): InterviewReply => {
  const question = words.questions[state.questions[state.traits.length] as QuestionId]
  const spoken = state.complete ? [words.completion] : [question.scene, question.ask]
  return {
    session_id: id,
    message: [...(echo === undefined ? [] : [echo]), ...spoken].join('\n\n'),
    choices: offeredTraits(state, seedOf({ id })).map((trait) => ({
      choice_id: choiceId(state, trait),
      text: question.answers[trait]?.text ?? trait,
      trait,
    })),
    interview_complete: state.complete,
  }
}

const choiceId = ({ questions, traits }: InterviewState, trait: Trait): string =>
  `${questions[traits.length]}.${trait}`

const answerOf = (
  { id, state }: Interview,
  { choice_id, user_input }: Ask<'answerInterview'>['body'],
  words: InterviewWords,
): { readonly trait: Trait; readonly echo: string } => {
  const offered = offeredTraits(state, seedOf({ id }))
  const { answers } = words.questions[state.questions[state.traits.length] as QuestionId]
  if (choice_id === undefined) {
    return {
      trait: nearest(user_input ?? '', offered, (trait) => answers[trait]?.text ?? trait),
      echo: words.freeEcho,
    }
  }
  const trait = offered.find((one) => choiceId(state, one) === choice_id)
  if (trait === undefined) {
    throw new Problem('VALIDATION', { issues: [{ path: 'choice_id', key: 'not_offered', params: {} }] })
  }
  return { trait, echo: answers[trait]?.echo ?? words.freeEcho }
}

/** The offered answer that shares most pairs of characters with what was written. */
const nearest = (text: string, offered: readonly Trait[], textOf: (trait: Trait) => string): Trait => {
  const pairs = (words: string) => {
    const characters = [
      ...words
        .normalize('NFKC')
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ''),
    ]
    return new Set(characters.slice(1).map((character, at) => `${characters[at]}${character}`))
  }
  const said = pairs(text)
  const shared = (trait: Trait) => {
    const own = pairs(textOf(trait))
    const common = [...own].filter((pair) => said.has(pair)).length
    return common / Math.sqrt(Math.max(1, own.size))
  }
  const [best] = offered.toSorted((a, b) => shared(b) - shared(a))
  if (best === undefined) throw new RangeError('an interview that is over')
  return best
}
