import { setTimeout as sleep } from 'node:timers/promises'
import { END_OF_STREAM } from '@inyeon/contract/stream'

/** The line between one player and a server that may be gone: it knows the player's cookie and no rule. */
export interface Line {
  post(path: string, body: unknown, accept?: string): Promise<Response>
  /** One attempt; undefined when the server cannot, or the answer was lost. A refusal is thrown. */
  once(path: string, body: unknown): Promise<Record<string, unknown> | undefined>
  insist(path: string, body: unknown): Promise<Record<string, unknown>>
  /** One attempt at a turn; undefined when its reply was not heard to the end. `begins`: its answer does. */
  turn(body: string, streamed: boolean, begins: () => void): Promise<string | undefined>
}

/** Answers that ask for patience: the same request may be sent again. */
const isPassing = ({ status }: Response): boolean => status >= 500 || status === 429

export const openLine = (base: string): Line => {
  let cookie = ''
  const post: Line['post'] = async (path, body, accept = 'application/json') => {
    const response = await fetch(`${base}/api/v1${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Cookie: cookie, Accept: accept },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
    const set = response.headers.getSetCookie()[0]
    if (set) cookie = set.split(';', 1)[0] ?? ''
    return response
  }
  const textOf = async (
    path: string,
    body: unknown,
    accept?: string,
    begins = () => {},
  ): Promise<string | undefined> => {
    const response = await post(path, body, accept).catch(() => undefined)
    if (response?.ok) begins()
    const text = await response?.text().catch(() => undefined)
    if (response === undefined || text === undefined || isPassing(response)) return undefined
    if (!response.ok) throw new Error(`${path} refused: ${response.status} ${text}`)
    return text
  }
  const once: Line['once'] = async (path, body) => {
    const text = await textOf(path, body)
    return text === undefined ? undefined : JSON.parse(text)
  }
  return {
    post,
    once,
    insist: async (path, body) => {
      for (;;) {
        const answer = await once(path, body)
        if (answer) return answer
        await sleep(25)
      }
    },
    turn: async (body, streamed, begins) => {
      const text = await textOf('/demo/turn', body, streamed ? 'text/plain' : undefined, begins)
      const reply = streamed ? text?.split(`\n${END_OF_STREAM}\n`)[1] : text
      return reply !== undefined && isTurn(reply) ? reply : undefined
    },
  }
}

/** A stream that was cut ends in half an object, one that failed in a problem. */
const isTurn = (reply: string): boolean => {
  try {
    return 'narrazione' in (JSON.parse(reply) as object)
  } catch {
    return false
  }
}
