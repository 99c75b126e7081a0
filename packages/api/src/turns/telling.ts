import { encodeEnd, proseSieve } from '@inyeon/contract/stream'

/** A turn that is being told, or was just told: anybody may listen, from the first word, at any time. */
export interface Telling {
  /** The reply, byte for byte, once it is kept. Rejects with what went wrong. */
  readonly reply: Promise<string>
  stream(sayFailure: (failure: unknown) => string): ReadableStream<Uint8Array>
}

export interface Teller extends Telling {
  say(text: string): void
  /** Ends the prose and gives back all of it, as every listener has it. */
  prose(): string
  keep(reply: string): void
  fail(failure: unknown): void
}

/**
 * Tellers push, listeners pull: the telling never waits for an ear, and a slow ear costs no memory
 * beyond the one text that everybody shares.
 */
export const openTelling = (): Teller => {
  const sieve = proseSieve()
  const { promise: reply, resolve, reject } = Promise.withResolvers<string>()
  reply.catch(() => undefined)
  let text = ''
  let outcome: { readonly reply: string } | { readonly failure: unknown } | undefined
  let waiting: (() => void)[] = []

  const wake = () => {
    const woken = waiting
    waiting = []
    for (const listener of woken) listener()
  }
  const add = (piece: string) => {
    if (piece === '') return
    text += piece
    wake()
  }
  return {
    reply,
    say: (piece) => add(sieve.pass(piece)),
    prose: () => {
      add(sieve.rest())
      return text
    },
    keep: (kept) => {
      outcome = { reply: kept }
      resolve(kept)
      wake()
    },
    fail: (failure) => {
      outcome = { failure }
      reject(failure)
      wake()
    },
    stream: (sayFailure) => {
      const encoder = new TextEncoder()
      let at = 0
      return new ReadableStream<Uint8Array>(
        {
          pull: async (controller) => {
            while (at === text.length && outcome === undefined) {
              await new Promise<void>((listener) => waiting.push(listener))
            }
            if (at < text.length) {
              controller.enqueue(encoder.encode(text.slice(at)))
              at = text.length
              return
            }
            const end = outcome && 'reply' in outcome ? outcome.reply : sayFailure(outcome?.failure)
            controller.enqueue(encoder.encode(encodeEnd(end)))
            controller.close()
          },
        },
        { highWaterMark: 0 },
      )
    },
  }
}
