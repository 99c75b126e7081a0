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

/** What an ear takes at a time, in UTF-16 units: all that lies between the story and a slow one. */
const SIP = 8_192
const HALF_A_CHARACTER = /[\ud800-\udbff]$/

const sip = (text: string, from: number): string => {
  const piece = text.slice(from, from + SIP)
  return from + SIP < text.length && HALF_A_CHARACTER.test(piece) ? piece.slice(0, -1) : piece
}

/**
 * Tellers push, listeners pull: the telling never waits for an ear, and a slow ear costs no memory
 * beyond the one text that everybody shares.
 */
export const openTelling = (): Teller => {
  const sieve = proseSieve()
  const { promise: reply, resolve, reject } = Promise.withResolvers<string>()
  reply.catch(() => undefined)
  // in pieces: one growing text would be copied whole for every sip
  const said: string[] = []
  let outcome: { readonly end: string } | { readonly failure: unknown } | undefined
  let waiting: (() => void)[] = []

  const wake = () => {
    const woken = waiting
    waiting = []
    for (const listener of woken) listener()
  }
  const add = (text: string) => {
    for (let at = 0; at < text.length; ) at += said[said.push(sip(text, at)) - 1]?.length ?? 0
    wake()
  }
  return {
    reply,
    say: (piece) => add(sieve.pass(piece)),
    prose: () => {
      add(sieve.rest())
      return said.join('')
    },
    keep: (kept) => {
      outcome = { end: encodeEnd(kept) }
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
      let heard = 0
      let end: string | undefined
      let ended = 0
      const next = (): string => {
        let piece = ''
        while (heard < said.length && piece.length < SIP) piece += said[heard++]
        if (piece !== '' || outcome === undefined) return piece
        end ??= 'end' in outcome ? outcome.end : encodeEnd(sayFailure(outcome.failure))
        piece = sip(end, ended)
        ended += piece.length
        return piece
      }
      return new ReadableStream<Uint8Array>(
        {
          pull: async (controller) => {
            while (heard === said.length && outcome === undefined) {
              await new Promise<void>((listener) => waiting.push(listener))
            }
            controller.enqueue(encoder.encode(next()))
            if (end !== undefined && ended === end.length) controller.close()
          },
        },
        { highWaterMark: 0 },
      )
    },
  }
}
