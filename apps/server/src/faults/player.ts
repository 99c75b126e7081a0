import { randomUUID } from 'node:crypto'
import { END_OF_STREAM } from '@inyeon/contract/stream'

/** How far a request had come, as its sender saw it. */
export type Progress = 'idle' | 'sent' | 'hearing'

interface Pending {
  readonly turn: number
  readonly requestId: string
  readonly body: string
}

export interface Heard {
  readonly gameId: string
  readonly turn: number
  readonly reply: string
}
export interface GameRead {
  readonly session_id: string
  readonly current_turn: number
  readonly turns: readonly { readonly turn: number; readonly request_id: string }[]
}

/** Somebody who plays on through every crash, and remembers to the byte what they were told. */
export interface Player {
  readonly acknowledged: ReadonlyMap<string, Heard>
  progress(): Progress
  pending(): Pending | undefined
  /** Plays until told to stop. A lost answer is asked for again under the same request. */
  play(until: () => boolean): Promise<void>
  /** Asks for what is still open, then reads every game that was begun. */
  settle(): Promise<readonly GameRead[]>
  /** The stored reply of a request, as it is given now. */
  ask(requestId: string): Promise<string>
}

type Roll = () => number

const PROTAGONIST = { name: 'Ji-woo', age: 20, gender: 'female', orientation: 'men' }

export const openPlayer = async (base: string, name: string, roll: Roll): Promise<Player> => {
  const api = `${base}/api/v1`
  let cookie = ''
  let gameId = ''
  let turn = 0
  let choices: { choice_id: string }[] = []
  let open: Pending | undefined
  let progress: Progress = 'idle'
  const acknowledged = new Map<string, Heard>()
  const games: string[] = []

  const post = async (path: string, body: unknown): Promise<Response> => {
    const response = await fetch(api + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Cookie: cookie, Accept: 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
    const set = response.headers.getSetCookie()[0]
    if (set) cookie = set.split(';', 1)[0] ?? ''
    return response
  }
  const insist = async (path: string, body: unknown): Promise<Record<string, unknown>> => {
    for (;;) {
      const response = await post(path, body).catch(() => undefined)
      const text = await response?.text().catch(() => undefined)
      if (response?.ok && text !== undefined) return JSON.parse(text) as Record<string, unknown>
      if (response && response.status < 500 && response.status !== 429)
        throw new Error(`${path}: ${response.status} ${text}`)
      await new Promise((wake) => setTimeout(wake, 25))
    }
  }
  const begin = async () => {
    const started = await insist('/demo/start', {
      scenario_id: roll() < 0.5 ? 'sinchon' : 'tower',
      protagonist: PROTAGONIST,
      ui_language: 'en',
      isDemoMode: true,
      request_id: randomUUID(),
    })
    gameId = String(started.session_id)
    games.push(gameId)
    turn = 0
    choices = (started.ai_response as { scelte: typeof choices }).scelte
  }
  /** One attempt; undefined when the answer was lost on the way. */
  const attempt = async ({ body }: Pending, streamed: boolean): Promise<string | undefined> => {
    progress = 'sent'
    try {
      const response = await fetch(`${api}/demo/turn`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Cookie: cookie,
          Accept: streamed ? 'text/plain' : 'application/json',
        },
        body,
      })
      let text = ''
      const decoder = new TextDecoder()
      for await (const chunk of response.body ?? []) {
        progress = 'hearing'
        text += decoder.decode(chunk, { stream: true })
      }
      if (response.status >= 500 || response.status === 429) return undefined
      if (!response.ok) throw new Error(`turn refused: ${response.status} ${text}`)
      const reply = streamed ? text.split(`\n${END_OF_STREAM}\n`)[1] : text
      if (reply === undefined) return undefined
      const parsed = JSON.parse(reply) as Record<string, unknown>
      return 'narrazione' in parsed ? reply : undefined
    } catch (failure) {
      if (failure instanceof Error && failure.message.startsWith('turn refused')) throw failure
      return undefined
    } finally {
      progress = 'idle'
    }
  }
  const accept = (requestId: string, reply: string) => {
    const { current_turn, game_ended, scelte } = JSON.parse(reply) as {
      current_turn: number
      game_ended: boolean
      scelte: typeof choices
    }
    acknowledged.set(requestId, { gameId, turn: current_turn, reply })
    turn = current_turn
    choices = game_ended ? [] : scelte
    open = undefined
  }
  const next = (): Pending => {
    const requestId = randomUUID()
    const choice = choices[Math.floor(roll() * choices.length)]
    const act =
      roll() < 0.3 || !choice
        ? { user_input: `비가 온다, ${name}. Rain again.` }
        : { choice_id: choice.choice_id }
    return {
      turn: turn + 1,
      requestId,
      body: JSON.stringify({ session_id: gameId, turn: turn + 1, request_id: requestId, ...act }),
    }
  }
  const finish = async () => {
    while (open) {
      const reply = await attempt(open, roll() < 0.5)
      if (reply !== undefined) accept(open.requestId, reply)
      else await new Promise((wake) => setTimeout(wake, 20))
    }
  }

  await insist('/email/subscribe', { email: `${name}@example.com`, request_id: randomUUID() })
  await begin()
  return {
    acknowledged,
    progress: () => progress,
    pending: () => open,
    play: async (until) => {
      while (!until()) {
        if (choices.length === 0 && open === undefined) await begin()
        open ??= next()
        const reply = await attempt(open, roll() < 0.5)
        if (reply !== undefined) accept(open.requestId, reply)
        else await new Promise((wake) => setTimeout(wake, 20))
      }
    },
    settle: async () => {
      await finish()
      const read = (id: string) => insist('/resume_game', { session_id: id })
      return (await Promise.all(games.map(read))) as unknown as GameRead[]
    },
    ask: async (requestId) => {
      const known = acknowledged.get(requestId)
      const response = await post('/demo/turn', {
        session_id: known?.gameId ?? gameId,
        turn: known?.turn ?? 1,
        request_id: requestId,
        user_input: 'again',
      })
      return response.text()
    },
  }
}
