import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** What a crowd has met with. */
export interface Round {
  readonly perSecond: number
  /** Of every answer, in milliseconds. */
  readonly waits: readonly number[]
}

const HEAD_END = '\r\n\r\n'

/** How long the whole answer is; undefined while its head is still on its way. */
const lengthOf = (heard: Buffer): number | undefined => {
  const end = heard.indexOf(HEAD_END)
  if (end === -1) return undefined
  const head = heard.toString('latin1', 0, end)
  const [, length] = /\r\ncontent-length: (\d+)/i.exec(head) ?? []
  if (!head.startsWith('HTTP/1.1 200 ') || length === undefined) throw new Error(`not an answer:\n${head}`)
  return end + HEAD_END.length + Number(length)
}

/** Asks, hears the whole answer, asks again; resolves at the first answer after the end. */
const askAgain = (socket: Socket, question: string, until: number, waits: number[]): Promise<void> =>
  new Promise((resolve, reject) => {
    let heard: Buffer | undefined
    let asked = 0
    const ask = () => {
      asked = performance.now()
      socket.write(question, 'latin1')
    }
    socket.once('error', reject).once('close', () => reject(new Error('a connection was closed')))
    socket.on('data', (piece) => {
      heard = heard === undefined ? piece : Buffer.concat([heard, piece])
      try {
        if (heard.length < (lengthOf(heard) ?? Number.POSITIVE_INFINITY)) return
      } catch (failure) {
        return reject(failure)
      }
      heard = undefined
      const now = performance.now()
      waits.push(now - asked)
      if (now < until) return ask()
      socket.destroy()
      resolve()
    })
    ask()
  })

/** As a browser asks that has been here before: what everybody gets must not be looked up for it. */
const HEADERS = [
  'Accept: application/json',
  'Accept-Language: en-GB,en;q=0.8',
  `Cookie: vis=${'A'.repeat(43)}`,
]

/**
 * A crowd of keep-alive connections, each with one question at a time. On bare sockets, for a whole HTTP
 * client costs more than the servers it asks, and would be all that is measured.
 */
export const crowd = async (url: string, size: number, ms: number): Promise<Round> => {
  const { hostname, port, host, pathname } = new URL(url)
  const question = [`GET ${pathname} HTTP/1.1`, `Host: ${host}`, ...HEADERS, '', ''].join('\r\n')
  const sockets = Array.from({ length: size }, () =>
    connect({ host: hostname, port: Number(port), noDelay: true }),
  )
  await Promise.all(sockets.map((socket) => once(socket, 'connect')))
  const waits: number[] = []
  const start = performance.now()
  await Promise.all(sockets.map((socket) => askAgain(socket, question, start + ms, waits)))
  return { perSecond: waits.length / ((performance.now() - start) / 1000), waits }
}
