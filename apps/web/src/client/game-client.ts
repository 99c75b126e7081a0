import type {
  Care,
  Config,
  ExistingGames,
  GameState,
  InterviewReply,
  Me,
  Protagonist,
  Scenario,
  ScenarioDetail,
  StartReply,
  Subscription,
  TurnAnswer,
} from '@inyeon/contract'
import type { EndpointName } from '@inyeon/contract/paths'
import { forgetHere, isHere, noteHere, type PendingTurn, useGame } from '../state/game.ts'
import { usePreferences } from '../state/preferences.ts'
import { isMadeHere } from './offline.ts'
import { playTurn as listenToTurn } from './play-turn.ts'
import { refusalOf } from './refusal.ts'
import { patienceFor } from './remote.ts'
import { type Asked, toRequest } from './request.ts'
import { anybody, anybodyTwice, hereOnly, whoeverHas } from './transport.ts'
import type { Fetch } from './with-fallback.ts'

export interface SavedGame {
  readonly save: ExistingGames['existing_games'][number]
  /** Kept by this browser alone. */
  readonly here: boolean
}

export interface BeginningBody {
  readonly scenario_id: string
  readonly protagonist: Omit<Protagonist, 'id' | 'is_available'>
  readonly request_id: string
  readonly session_id?: string
}

const ui_language = () => usePreferences.getState().language

const ask = async <Reply>(fetch: Fetch, name: EndpointName, asked: Asked = {}) => {
  const response = await fetch(toRequest(name, asked))
  if (!response.ok) throw await refusalOf(response)
  const reply = (response.status === 204 ? undefined : await response.json()) as Reply
  return { reply, here: isMadeHere(response) }
}

const reply = async <Reply>(fetch: Fetch, name: EndpointName, asked?: Asked): Promise<Reply> =>
  (await ask<Reply>(fetch, name, asked)).reply

export const askConfig = () => ask<Config>(anybody, 'config')
export const askMe = () => reply<Me>(anybody, 'me')

export const subscribe = (body: { email: string; newsletter: boolean; request_id: string }) =>
  reply<Subscription>(anybodyTwice, 'subscribe', { body })
export const askForCode = (email: string) => reply<unknown>(anybody, 'askForCode', { body: { email } })
export const verifyCode = (body: { email: string; code: string }) =>
  reply<Subscription>(anybody, 'verifyCode', { body })

export const listScenarios = () => reply<Scenario[]>(anybody, 'scenarios')
export const readScenario = (id: string) => reply<ScenarioDetail>(anybody, 'scenario', { id })
export const listProtagonists = () => reply<Protagonist[]>(anybody, 'protagonists')

const savesOf = async (fetch: Fetch, user_email: string): Promise<SavedGame[]> => {
  const { reply: found, here } = await ask<ExistingGames>(fetch, 'checkExistingGame', {
    body: { user_email },
  })
  return found.existing_games.map((save) => ({ save, here }))
}

/** Games that were begun here while no server answered. They are shown even to somebody it does not know yet. */
const savesHere = async (): Promise<SavedGame[]> => {
  if (useGame.getState().here.length === 0) return []
  const { email } = await reply<Me>(hereOnly, 'me')
  return savesOf(hereOnly, email)
}

/** The server's saves, and those that only this browser has. */
export const listSaves = async (user_email: string | undefined): Promise<readonly SavedGame[]> => {
  const theirs = user_email === undefined ? [] : await savesOf(anybody, user_email)
  return theirs.some(({ here }) => here) ? theirs : [...theirs, ...(await savesHere().catch(() => []))]
}

export const deleteSave = async (id: string): Promise<void> => {
  await reply(whoeverHas(id), 'deleteSave', { id })
  forgetHere(id)
}

const begun = <Reply extends { session_id: string }>({
  reply,
  here,
}: {
  reply: Reply
  here: boolean
}): Reply => {
  if (here) noteHere(reply.session_id)
  return reply
}

export const openInterview = async (
  beginning: Pick<BeginningBody, 'scenario_id' | 'protagonist' | 'request_id'>,
) =>
  begun(
    await ask<InterviewReply>(anybodyTwice, 'answerInterview', {
      body: { ...beginning, ui_language: ui_language(), exchange_count: 0 },
    }),
  )

export const answerInterview = (
  answer: { session_id: string; exchange_count: number } & ({ choice_id: string } | { user_input: string }),
) =>
  reply<InterviewReply | Care>(whoeverHas(answer.session_id), 'answerInterview', {
    body: { ...answer, ui_language: ui_language() },
  })

export const startDemo = async (beginning: BeginningBody) =>
  begun(
    await ask<StartReply>(
      beginning.session_id === undefined ? anybodyTwice : whoeverHas(beginning.session_id),
      'startDemo',
      { body: { ...beginning, isDemoMode: true, ui_language: ui_language() } },
    ),
  )

export const resumeGame = (session_id: string) =>
  reply<GameState>(whoeverHas(session_id), 'resumeGame', { body: { session_id } })

export const playTurn = (
  sessionId: string,
  { turn, requestId, deed }: PendingTurn,
  hear: (told: string) => void,
  signal: AbortSignal,
): Promise<TurnAnswer> =>
  listenToTurn(
    whoeverHas(sessionId),
    () =>
      toRequest('playDemoTurn', {
        accept: 'text/plain',
        signal,
        body: {
          session_id: sessionId,
          turn,
          request_id: requestId,
          ...(deed.kind === 'choice' ? { choice_id: deed.choiceId } : { user_input: deed.text }),
          ui_language: ui_language(),
        },
      }),
    {
      hear,
      patience: { first: patienceFor('stream'), next: patienceFor('chunk') },
      pause: (asked) => new Promise((resolve) => setTimeout(resolve, asked * 400)),
    },
  )

export const rememberPage = (path: string) => reply<unknown>(anybody, 'rememberPage', { body: { path } })

/** Whether this game lives in this browser alone. */
export const livesHere = isHere
