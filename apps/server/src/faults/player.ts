import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { openLine } from './line.ts'

interface Pending {
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
  pending(): Pending | undefined
  /** Resolves when the answer to a turn begins: it is claimed then, and not heard. */
  answering(): Promise<void>
  /** Plays until told to stop. A lost answer is asked for again under the same request. */
  play(until: () => boolean): Promise<void>
  /** One attempt at the next turn. Whatever is answered, it stays open until it is heard in play. */
  tryToPlay(): Promise<Response>
  tryToBegin(): Promise<Response>
  /** Asks for what is still open, then reads every game that was begun. */
  settle(): Promise<readonly GameRead[]>
  /** The stored reply of a request, as it is given now. */
  ask(requestId: string): Promise<string>
}

type Roll = () => number

const PROTAGONIST = { name: 'Ji-woo', age: 20, gender: 'female', orientation: 'men' }
const PAUSE = 20

export const openPlayer = async (base: string, name: string, roll: Roll): Promise<Player> => {
  const line = openLine(base)
  const acknowledged = new Map<string, Heard>()
  const games: string[] = []
  let gameId = ''
  let turn = 0
  let choices: { choice_id: string }[] = []
  let open: Pending | undefined
  let starting: ReturnType<typeof newGame> | undefined
  let answer = Promise.withResolvers<void>()

  const newGame = () => ({
    scenario_id: roll() < 0.5 ? 'sinchon' : 'tower',
    protagonist: PROTAGONIST,
    ui_language: 'en',
    isDemoMode: true,
    request_id: randomUUID(),
  })
  const begin = async (): Promise<boolean> => {
    starting ??= newGame()
    const started = await line.once('/demo/start', starting)
    if (started === undefined) return false
    starting = undefined
    gameId = String(started.session_id)
    games.push(gameId)
    turn = 0
    choices = (started.ai_response as { scelte: typeof choices }).scelte
    return true
  }
  const next = (): Pending => {
    const requestId = randomUUID()
    const choice = choices[Math.floor(roll() * choices.length)]
    const act =
      roll() < 0.3 || !choice
        ? { user_input: `비가 온다, ${name}. Rain again.` }
        : { choice_id: choice.choice_id }
    const body = { session_id: gameId, turn: turn + 1, request_id: requestId, ...act }
    return { requestId, body: JSON.stringify(body) }
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
  const attempt = async ({ requestId, body }: Pending): Promise<void> => {
    const reply = await line.turn(body, roll() < 0.5, () => {
      answer.resolve()
      answer = Promise.withResolvers()
    })
    if (reply === undefined) await sleep(PAUSE)
    else accept(requestId, reply)
  }

  await line.insist('/email/subscribe', { email: `${name}@example.com`, request_id: randomUUID() })
  while (!(await begin())) await sleep(PAUSE)
  return {
    acknowledged,
    pending: () => open,
    answering: () => answer.promise,
    play: async (until) => {
      while (!until()) {
        if (choices.length === 0 && open === undefined && !(await begin())) await sleep(PAUSE)
        else {
          open ??= next()
          await attempt(open)
        }
      }
    },
    tryToPlay: () => {
      open ??= next()
      return line.post('/demo/turn', open.body)
    },
    tryToBegin: () => line.post('/demo/start', newGame()),
    settle: async () => {
      while (open) await attempt(open)
      const read = (id: string) => line.insist('/resume_game', { session_id: id })
      return (await Promise.all(games.map(read))) as unknown as GameRead[]
    },
    ask: async (requestId) => {
      const known = acknowledged.get(requestId)
      const body = {
        session_id: known?.gameId,
        turn: known?.turn,
        request_id: requestId,
        user_input: 'again',
      }
      return (await line.post('/demo/turn', body)).text()
    },
  }
}
