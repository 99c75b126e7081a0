import type { InterviewReply, Protagonist, TurnReply } from '@inyeon/contract'
import { create } from 'zustand'
import { drawers, KEYS } from './browser.ts'
import { isGameMemory } from './game-shape.ts'
import { keptIn } from './storage.ts'

/** What the player did, in the words they will see it in. */
export type Deed =
  | { readonly kind: 'choice'; readonly choiceId: string; readonly text: string }
  | { readonly kind: 'words'; readonly text: string }

/** A turn that was asked for and is not yet known to be stored: a reload asks for this very one. */
export interface PendingTurn {
  readonly turn: number
  readonly requestId: string
  readonly deed: Deed
}

/** Chosen, but not begun. */
export interface Beginning {
  readonly scenarioId: string
  readonly scenarioName: string
  readonly protagonist: Protagonist
  /** Makes pressing "begin" twice begin once. */
  readonly requestId: string
}

export interface OpenInterview {
  readonly sessionId: string
  readonly answers: number
  readonly reply: InterviewReply
}

/** What this browser remembers of the game at hand. A cache: the server's word wins over every line of it. */
export interface GameMemory {
  readonly beginning: Beginning | null
  readonly interview: OpenInterview | null
  readonly sessionId: string | null
  readonly pending: PendingTurn | null
  /** Typed and not sent. */
  readonly words: string
  readonly lastReply: TurnReply | null
  /** Games that were begun in this browser while no server answered. */
  readonly here: readonly string[]
}

const NOTHING: GameMemory = {
  beginning: null,
  interview: null,
  sessionId: null,
  pending: null,
  words: '',
  lastReply: null,
  here: [],
}

const kept = keptIn(drawers, KEYS.game, 1, isGameMemory)

export const useGame = create<GameMemory>()(() => kept.read() ?? NOTHING)

useGame.subscribe((memory) => kept.write(memory))

export const chooseBeginning = (beginning: Beginning): void =>
  useGame.setState({ beginning, interview: null })

export const openGame = (sessionId: string, lastReply: TurnReply | null): void =>
  useGame.setState((memory) => ({
    ...(memory.sessionId !== sessionId && { pending: null, words: '' }),
    sessionId,
    lastReply,
    beginning: null,
    interview: null,
  }))

/** The game is gone or somebody else's: nothing of it stays but where it was played. */
export const closeGame = (): void =>
  useGame.setState({ sessionId: null, pending: null, lastReply: null, words: '' })

export const isHere = (sessionId: string): boolean => useGame.getState().here.includes(sessionId)

export const noteHere = (sessionId: string): void => {
  if (!isHere(sessionId)) useGame.setState(({ here }) => ({ here: [...here, sessionId] }))
}

export const forgetHere = (sessionId: string): void =>
  useGame.setState(({ here }) => ({ here: here.filter((id) => id !== sessionId) }))
