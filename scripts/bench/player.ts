import { randomUUID } from 'node:crypto'
import { Agent, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { END_OF_STREAM } from '../../packages/contract/src/stream.ts'

/** How a turn is asked for: in one piece, or as it is told. */
export type Manner = 'plain' | 'streamed'

/** A game that goes on: each call plays one more turn and answers how long it took, until it is over. */
export interface Game {
  readonly isOver: () => boolean
  playTurn(manner: Manner): Promise<number>
}

/** One person at one browser, on one connection that stays open. */
export interface Player {
  begin(scenario: string): Promise<Game>
  leave(): void
}

interface Told {
  readonly current_turn: number
  readonly game_ended: boolean
  readonly scelte: readonly { readonly choice_id: string }[]
}

const ACCEPT: Record<Manner, string> = { plain: 'application/json', streamed: 'text/plain' }
const PROTAGONIST = { name: 'Ji-woo', age: 24, gender: 'female', orientation: 'men' }
/** Every third turn is written by hand. */
const WRITTEN = ['I ask what the rain reminds you of.', 'I laugh and stay quiet.', 'Would you walk with me?']

export const openPlayer = async (base: string): Promise<Player> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  let cookie = ''

  const post = async (path: string, body: object, manner: Manner = 'plain') => {
    const sent = JSON.stringify(body)
    const started = performance.now()
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const headers = { 'Content-Type': 'application/json', Accept: ACCEPT[manner], Cookie: cookie }
      const call = request(`${base}/api/v1${path}`, { agent, method: 'POST', headers }, resolve)
      call.once('error', reject).end(sent)
    })
    const heard = await text(response)
    const ms = performance.now() - started
    if (response.statusCode !== 200) throw new Error(`${path}: ${response.statusCode} ${heard}`)
    const [tied] = response.headers['set-cookie'] ?? []
    if (tied) cookie = tied.split(';', 1)[0] ?? ''
    return { heard, ms }
  }

  await post('/email/subscribe', { email: `${randomUUID()}@example.com`, request_id: randomUUID() })
  return {
    begin: async (scenario) => {
      const wish = { scenario_id: scenario, protagonist: PROTAGONIST, ui_language: 'en', isDemoMode: true }
      const { heard } = await post('/demo/start', { ...wish, request_id: randomUUID() })
      const { session_id, ai_response } = JSON.parse(heard) as { session_id: string; ai_response: Told }
      let told = ai_response
      const action = (turn: number): object => {
        const choice = told.scelte[turn % told.scelte.length]
        if (turn % 3 === 0 || choice === undefined)
          return { user_input: WRITTEN[(turn / 3) % WRITTEN.length] }
        return { choice_id: choice.choice_id }
      }
      return {
        isOver: () => told.game_ended,
        playTurn: async (manner) => {
          const turn = told.current_turn + 1
          const order = { session_id, turn, request_id: randomUUID(), ...action(turn) }
          const { heard, ms } = await post('/demo/turn', order, manner)
          const end = manner === 'plain' ? heard : heard.split(`\n${END_OF_STREAM}\n`)[1]
          told = JSON.parse(end ?? '') as Told
          return ms
        },
      }
    },
    leave: () => agent.destroy(),
  }
}
