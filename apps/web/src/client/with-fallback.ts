/** The whole of HTTP, as a function. Who is behind it nobody needs to know. */
export type Fetch = (request: Request) => Promise<Response>

/** Nobody answered. A 4xx or 5xx is an answer, and the player's own stop is a wish. */
export const unreachable = (failure: unknown): boolean =>
  failure instanceof TypeError || (failure instanceof DOMException && failure.name === 'TimeoutError')

/**
 * For questions that carry a `request_id`: the server may have heard the first and still be telling, so it is
 * asked once more before anybody concludes that it is away.
 */
export const askTwice =
  (remote: Fetch): Fetch =>
  async (request) => {
    const spare = request.clone()
    try {
      return await remote(request)
    } catch (failure) {
      if (!unreachable(failure)) throw failure
      return remote(spare)
    }
  }

/** Falls back only before the first byte: from then on the answer is the server's, however it ends. */
export const withFallback =
  (remote: Fetch, loadLocal: () => Promise<Fetch>): Fetch =>
  async (request) => {
    const spare = request.clone() // a body can be read only once
    try {
      return await remote(request)
    } catch (failure) {
      if (!unreachable(failure)) throw failure // the player's own abort is not an outage
      return (await loadLocal())(spare)
    }
  }

/** Tells whether the server was reached: any answer at all says yes. */
export const noting =
  (remote: Fetch, onReached: (reached: boolean) => void): Fetch =>
  async (request) => {
    try {
      const response = await remote(request)
      onReached(true)
      return response
    } catch (failure) {
      if (unreachable(failure)) onReached(false)
      throw failure
    }
  }
