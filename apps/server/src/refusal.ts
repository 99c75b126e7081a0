import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { HeaderLines } from './headers.ts'

const REASONS = {
  400: 'The request cannot be read.',
  408: 'The request took too long.',
  431: 'The headers are too large.',
  500: 'Server error.',
} as const
type Status = keyof typeof REASONS

const TYPE = 'application/problem+json'

const bodyOf = (status: Status): string =>
  JSON.stringify({
    type: 'about:blank',
    title: STATUS_CODES[status],
    status,
    detail: REASONS[status],
    code: status === 500 ? 'SERVER' : 'VALIDATION',
  })

/** A problem that comes up before anybody knows which language is spoken. */
export const refusal = (status: Status): Response =>
  new Response(bodyOf(status), { status, headers: { 'Content-Type': TYPE } })

const STATUS_BY_CODE: Record<string, Status> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

/** What the parser refuses never becomes an answer of ours; it is said on the bare socket. */
export const refuseOn = (socket: Duplex, failure: Error & { code?: string }, headers: HeaderLines): void => {
  const status = STATUS_BY_CODE[failure.code ?? ''] ?? 400
  const body = bodyOf(status)
  const lines = Object.entries({
    ...headers,
    'Content-Type': TYPE,
    'Content-Length': Buffer.byteLength(body),
    Connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`)
  const text = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n')
  socket.end(text, () => socket.destroy())
}
