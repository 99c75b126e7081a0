import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { getRequestListener, RequestError } from '@hono/node-server'
import type { Visit } from '@inyeon/api'
import { getPath } from 'hono/utils/url'
import { visitorAddress } from './address.ts'
import { ADMIN_HEADERS, dressedIn, type HeaderLines } from './headers.ts'
import type { Answered } from './log.ts'
import { refusal, refuseOn } from './refusal.ts'
import { methodOf, routeOf } from './route-name.ts'
import { guardStream } from './stream-guard.ts'

const LIMITS = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5_000,
  // Node's own refusal would lack the headers of the house.
  requireHostHeader: false,
  // Longer than a proxy keeps its side open, or it would now and then write into a closed socket.
  keepAliveTimeout: 65_000,
} as const
const SILENCE = 180_000

export interface Front {
  readonly api: { fetch(request: Request, visit: Visit): Promise<Response> }
  readonly pages: (request: Request) => Promise<Response>
  readonly headers: HeaderLines
  readonly proxyHops: number
  readonly answered: (answer: Answered) => void
  readonly failed: (failure: unknown) => void
}

const isUnder = (path: string, room: string): boolean => path === room || path.startsWith(`${room}/`)

const pathOf = ({ url = '' }: IncomingMessage): string => {
  const query = url.indexOf('?')
  return query === -1 ? url : url.slice(0, query)
}

const page = async (front: Front, request: Request, path: string): Promise<Response> => {
  const response = await front.pages(request)
  if (isUnder(path, '/admin'))
    for (const [name, value] of Object.entries(ADMIN_HEADERS)) response.headers.set(name, value)
  return response
}

const note = (front: Front, incoming: IncomingMessage, outgoing: ServerResponse): void => {
  const started = performance.now()
  outgoing.on('close', () => {
    front.answered({
      method: methodOf(incoming.method),
      route: routeOf(pathOf(incoming)),
      status: outgoing.headersSent ? outgoing.statusCode : 499,
      seconds: (performance.now() - started) / 1000,
      cut: !outgoing.writableFinished,
    })
  })
}

/** The door to the street: sockets in, `Request`s through, streams out as they are told. */
export const createFront = (front: Front): Server => {
  const answer = getRequestListener(
    async (request, { incoming, outgoing }) => {
      const path = getPath(request)
      if (!isUnder(path, '/api')) return page(front, request, path)
      const forwarded = incoming.headers['x-forwarded-for']
      const address = visitorAddress(incoming.socket?.remoteAddress, String(forwarded ?? ''), front.proxyHops)
      const response = await front.api.fetch(request, { address })
      // nothing is told to whoever only looks; a glance at the headers would cost the adapter's fast path
      if (request.method === 'GET') return response
      return guardStream(response, outgoing as ServerResponse, front.failed)
    },
    {
      errorHandler: (failure) => {
        if (failure instanceof RequestError) return refusal(400)
        front.failed(failure)
        return refusal(500)
      },
    },
  )
  const answers = new WeakMap<Duplex, ServerResponse>()
  const handle = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    answers.set(incoming.socket, outgoing)
    note(front, incoming, outgoing)
    void answer(incoming, outgoing)
  }
  const server = createServer({ ...LIMITS, ServerResponse: dressedIn(front.headers) }, handle)
  server.setTimeout(SILENCE)
  server.on('checkExpectation', handle)
  server.on('clientError', (failure, socket) => {
    const answer = answers.get(socket)
    const isHalfSaid = answer?.headersSent && !answer.writableFinished
    if (!socket.writable || isHalfSaid) socket.destroy()
    else refuseOn(socket, failure, front.headers)
  })
  return server
}
