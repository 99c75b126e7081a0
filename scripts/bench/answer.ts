import { get, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'

/** What a route answers, to the byte. */
export interface Answer {
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body: string
}

/** Node writes these by itself, on every server alike. */
const BY_NODE = ['date', 'connection', 'keep-alive']

const pairs = ({ rawHeaders }: IncomingMessage): [string, string][] =>
  rawHeaders.flatMap((name, at) => (at % 2 === 0 ? [[name, rawHeaders[at + 1] ?? '']] : []))

export const answerOf = async (url: string): Promise<Answer> => {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, resolve).once('error', reject)
  })
  if (response.statusCode !== 200) throw new Error(`${url} answers ${response.statusCode}`)
  const headers = pairs(response).filter(([name]) => !BY_NODE.includes(name.toLowerCase()))
  return { headers, body: await text(response) }
}

const canonical = ({ headers, body }: Answer): string =>
  JSON.stringify([headers.map(([name, value]) => `${name.toLowerCase()}: ${value}`).sort(), body])

export const areSame = (one: Answer, other: Answer): boolean => canonical(one) === canonical(other)
