import type { TurnReply } from '@inyeon/contract'
import { BrokenStream, encodeTurn } from '@inyeon/contract/stream'
import { describe, expect, test, vi } from 'vitest'
import { patientStream } from './patient-stream.ts'
import { playTurn } from './play-turn.ts'
import { Refusal } from './refusal.ts'

const PROSE = '비가 온다. “I only brought one,” he says. 😀'
const reply = { narrazione: PROSE, session_id: 's', current_turn: 1 } as TurnReply
const whole = encodeTurn(PROSE, JSON.stringify(reply))
const problem = { type: '', title: '', status: 503, detail: 'Later.', code: 'UNAVAILABLE' }

const bytes = (text: string) => new TextEncoder().encode(text)
const streamOf = (...pieces: (Uint8Array | Error)[]) =>
  new ReadableStream<Uint8Array>({
    pull(controller) {
      const piece = pieces.shift()
      if (piece === undefined) controller.close()
      else if (piece instanceof Error) controller.error(piece)
      else controller.enqueue(piece)
    },
  })
const listening = () => {
  const told: string[] = []
  return {
    told,
    hear: (text: string) => void told.push(text),
    patience: { first: 1000, next: 1000 },
    pause: async () => undefined,
  }
}
const request = () => new Request('http://inyeon.test/')
const cut = bytes(whole).slice(0, 20)

describe('a turn', () => {
  test('is heard to its end, and what was told is what is stored', async () => {
    const ear = listening()
    const ask = async () => new Response(streamOf(bytes(whole).slice(0, 7), bytes(whole).slice(7)))
    expect(await playTurn(ask, request, ear)).toEqual(reply)
    expect(ear.told.at(-1)).toBe(PROSE)
  })

  test('whose stream breaks is asked for again, and begins again', async () => {
    const ear = listening()
    const answers = [
      new Response(streamOf(cut, new TypeError('network'))),
      new Response(streamOf(cut)),
      new Response(whole),
    ]
    const ask = vi.fn(async () => answers.shift() ?? new Response())
    expect(await playTurn(ask, request, ear)).toEqual(reply)
    expect(ask).toHaveBeenCalledTimes(3)
    expect(ear.told.at(-1)).toBe(PROSE)
  })

  test('that never comes whole is given up after four tries', async () => {
    const ask = vi.fn(async () => new Response(streamOf(cut)))
    await expect(playTurn(ask, request, listening())).rejects.toBeInstanceOf(BrokenStream)
    expect(ask).toHaveBeenCalledTimes(4)
  })

  test('that is refused says why, and how long to wait', async () => {
    const ask = async () =>
      Response.json(problem, { status: 503, headers: { 'Retry-After': '5' } }) as Response
    const refusal = await playTurn(ask, request, listening()).catch((failure: unknown) => failure)
    expect(refusal).toMatchObject({ problem, retryAfter: 5 })
  })

  test('that is refused after its first words is refused all the same', async () => {
    const ask = async () => new Response(encodeTurn('It begins', JSON.stringify(problem)))
    await expect(playTurn(ask, request, listening())).rejects.toBeInstanceOf(Refusal)
  })

  test('answered by a page that is not ours is the server’s fault', async () => {
    const ask = async () => new Response('<h1>Bad gateway</h1>', { status: 502 })
    const refusal = await playTurn(ask, request, listening()).catch((failure: unknown) => failure)
    expect(refusal).toMatchObject({ problem: { code: 'SERVER' } })
  })
})

describe('patience with a stream', () => {
  const silent = () => new ReadableStream<Uint8Array>({ start: (it) => it.enqueue(bytes('a')) })

  test('ends when the silence after a piece is too long, and lets go of the connection', async () => {
    const cancelled = vi.fn()
    const stream = new ReadableStream<Uint8Array>({
      start: (it) => it.enqueue(bytes('a')),
      cancel: cancelled,
    })
    const reader = patientStream(stream, { first: 1000, next: 20 }).getReader()
    expect((await reader.read()).value).toEqual(bytes('a'))
    await expect(reader.read()).rejects.toMatchObject({ name: 'TimeoutError' })
    expect(cancelled).toHaveBeenCalled()
  })

  test('is longer for the first piece', async () => {
    const slow = new ReadableStream<Uint8Array>({
      async start(it) {
        await new Promise((resolve) => setTimeout(resolve, 60))
        it.enqueue(bytes('b'))
        it.close()
      },
    })
    const text = await new Response(patientStream(slow, { first: 2000, next: 20 })).text()
    expect(text).toBe('b')
  })

  test('a player who leaves leaves the stream too', async () => {
    const stream = patientStream(silent(), { first: 1000, next: 1000 })
    await expect(stream.cancel('gone')).resolves.toBeUndefined()
  })
})
