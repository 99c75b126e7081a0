import type { Care } from '@inyeon/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { playTurn, resumeGame } from '../../client/game-client.ts'
import { freshId } from '../../client/ids.ts'
import { type Deed, type PendingTurn, useGame } from '../../state/game.ts'
import { pageAfter, pageOfState, type StoryPage } from './page.ts'
import { type Trouble, troubleOf } from './trouble.ts'

export interface Telling {
  readonly deed: Deed
  readonly told: string
}

const cachedPage = (): StoryPage | undefined => {
  const { lastReply, sessionId } = useGame.getState()
  return lastReply !== null && lastReply.session_id === sessionId ? pageAfter(lastReply, null) : undefined
}

const isAborted = (failure: unknown) => failure instanceof DOMException && failure.name === 'AbortError'

/**
 * Plays the open game. A turn is pending from the press until it is known to be stored: an error, a broken
 * stream or a reload asks for the very same one, and the words leave the box only when it has come.
 */
export const useGameplay = () => {
  const sessionId = useGame((memory) => memory.sessionId)
  const [page, setPage] = useState(cachedPage)
  const [isOpen, setOpen] = useState(false)
  const [telling, setTelling] = useState<Telling>()
  const [trouble, setTrouble] = useState<Trouble>()
  const [care, setCare] = useState<Care['care']>()
  const listener = useRef<AbortController>(undefined)

  const listen = useCallback((): AbortSignal => {
    listener.current?.abort()
    listener.current = new AbortController()
    return listener.current.signal
  }, [])

  const tell = useCallback(
    async (game: string, pending: PendingTurn) => {
      const signal = listen()
      const { deed } = pending
      setTrouble(undefined)
      setTelling({ deed, told: '' })
      try {
        const answer = await playTurn(game, pending, (told) => setTelling({ deed, told }), signal)
        listener.current = undefined
        useGame.setState({ pending: null, ...(deed.kind === 'words' && { words: '' }) })
        if ('care' in answer) setCare(answer.care)
        else {
          useGame.setState({ lastReply: answer })
          setPage((before) => pageAfter(answer, deed.text, before))
        }
        setTelling(undefined)
      } catch (failure) {
        if (isAborted(failure)) return
        const found = troubleOf(failure)
        if (found.kind === 'words' || found.kind === 'elsewhere') useGame.setState({ pending: null })
        setTelling(undefined)
        setTrouble(found)
      }
    },
    [listen],
  )

  const open = useCallback(async () => {
    const { sessionId: game } = useGame.getState()
    if (game === null) return
    const signal = listen()
    try {
      const state = await resumeGame(game)
      if (signal.aborted) return
      setPage(pageOfState(state))
      setOpen(true)
      setTrouble((before) => (before?.kind === 'elsewhere' ? before : undefined))
      const { pending } = useGame.getState()
      if (pending === null) return
      if (pending.turn === state.current_turn + 1 && !state.game_ended) await tell(game, pending)
      else useGame.setState({ pending: null, ...(pending.deed.kind === 'words' && { words: '' }) })
    } catch (failure) {
      if (!signal.aborted) setTrouble(troubleOf(failure))
    }
  }, [listen, tell])

  useEffect(() => {
    void open()
    return () => listener.current?.abort()
  }, [open])

  // the newest page is fetched as soon as it turns out that this one is old
  useEffect(() => {
    if (trouble?.kind === 'elsewhere') void open()
  }, [trouble, open])

  const play = (deed: Deed) => {
    if (sessionId === null || page === undefined || telling !== undefined || page.ended) return
    const pending: PendingTurn = { turn: page.turn + 1, requestId: freshId(), deed }
    useGame.setState({ pending })
    void tell(sessionId, pending)
  }

  return {
    sessionId,
    page,
    /** The server has confirmed the page; until then it is a memory of it. */
    isOpen,
    telling,
    trouble,
    care,
    play,
    /** The same turn once more, or the page itself if no turn is waiting. */
    retry: () => {
      const { pending } = useGame.getState()
      setTrouble(undefined)
      if (sessionId !== null && pending !== null && isOpen) void tell(sessionId, pending)
      else void open()
    },
    reopen: () => {
      setTrouble(undefined)
      void open()
    },
    leaveCare: () => setCare(undefined),
  }
}
