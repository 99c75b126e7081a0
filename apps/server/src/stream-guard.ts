import type { ServerResponse } from 'node:http'

/**
 * A streamed answer that breaks off cuts the connection and nothing else: the adapter would print the
 * failure, and its words may quote a story. A clean end would make half a turn look whole.
 */
export const guardStream = (
  response: Response,
  outgoing: Pick<ServerResponse, 'destroy'>,
  failed: (failure: unknown) => void,
): Response => {
  // Looking at the body of a plain reply would cost more than at its headers.
  if (!response.headers.get('content-type')?.startsWith('text/plain')) return response
  const reader = response.body?.getReader()
  if (reader === undefined) return response
  let abandoned = false
  const next = async () => {
    try {
      const { value } = await reader.read()
      return value
    } catch (failure) {
      failed(failure)
      outgoing.destroy()
      return undefined
    }
  }
  const body = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const piece = await next()
      if (abandoned) return
      if (piece) controller.enqueue(piece)
      else controller.close()
    },
    cancel: (reason) => {
      abandoned = true
      return reader.cancel(reason)
    },
  })
  return new Response(body, { status: response.status, headers: response.headers })
}
