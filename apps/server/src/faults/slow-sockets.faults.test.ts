import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { openBrowser } from '@inyeon/api/testing/browser'
import { begin, comeIn, turnBody } from '@inyeon/api/testing/stage'
import { openTestHouse } from '@inyeon/api/testing/test-house'
import { openMemoryStore } from '@inyeon/store/memory'
import { listen, type Storyteller } from '@inyeon/storyteller'
import { embedded } from '@inyeon/storyteller/embedded'
import { expect, test } from 'vitest'
import { openTestFront } from '../testing/front.ts'

const MEGABYTE = 1_000_000
const STORY = 12 * MEGABYTE
const SOCKETS = 8
const REFRAIN = 'Rain on the window of the last train, and nobody speaks. '

const breathe = () => new Promise<void>((wake) => setImmediate(wake))
const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now()
  await work()
  return performance.now() - began
}

/** Reads so many bytes and no more. */
const sip = async (socket: Socket, bytes: number): Promise<number> => {
  let heard = 0
  while (heard < bytes) {
    const piece: Buffer | null = socket.read()
    if (piece === null) await once(socket, 'readable')
    else heard += piece.length
  }
  return heard
}

/** Every turn is far longer than all that lies between two ends of a socket. */
const atGreatLength: Storyteller = {
  async *tell(scene, signal) {
    const passage = await listen(embedded().tell(scene, signal), () => undefined)
    if (scene.turn === 0) yield passage.prose
    for (let told = 0; scene.turn > 0 && told < STORY; told += REFRAIN.length) {
      yield REFRAIN
      if (told % 10_000 < REFRAIN.length) await breathe()
    }
    return passage
  },
}

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')
const held = async (): Promise<number> => {
  // what one collection sets free, the next one takes away
  for (let round = 0; round < 3; round++) {
    collect()
    await sleep(100)
  }
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

test('[D9] over real sockets: listeners that stop reading neither slow the telling nor fill the memory', {
  timeout: 120_000,
}, async () => {
  const { api } = openTestHouse({
    store: openMemoryStore(),
    storyteller: atGreatLength,
    settings: { isOurHost: () => true },
  })
  await using front = await openTestFront(api.fetch)
  const { me } = await comeIn({ browser: () => openBrowser(api), close: async () => undefined })
  const { session_id } = await begin(me)
  const unheard = await timed(() => me.post('/demo/turn', turnBody({ session_id, turn: 1 })))
  const body = JSON.stringify(turnBody({ session_id, turn: 2 }))
  const { port, host } = new URL(front.url)
  const ask = [
    'POST /api/v1/demo/turn HTTP/1.1',
    `Host: ${host}`,
    'Connection: close',
    'Accept: text/plain',
    'Content-Type: application/json',
    `X-Test-visitor: ${me.jar.get('visitor')}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
  ]
  const deaf = async (): Promise<Socket> => {
    const socket = connect(Number(port), '127.0.0.1')
    await once(socket, 'connect')
    socket.write(`${ask.join('\r\n')}\r\n\r\n${body}`)
    return socket
  }
  const sockets = await Promise.all(Array.from({ length: SOCKETS }, deaf))
  while (api.telling() === 0) await breathe()
  expect(await timed(api.drain)).toBeLessThan(5 * unheard + 2_000)
  // a sip after all is told: whoever hands out all there is would hand out megabytes now
  const sips = await Promise.all(sockets.map((socket) => sip(socket, MEGABYTE)))
  const withAll = await held()
  const [last, ...others] = sockets as [Socket, ...Socket[]]
  for (const socket of others) socket.destroy()
  while (front.answers.length < others.length) await breathe()
  expect((withAll - (await held())) / others.length).toBeLessThan(0.5 * MEGABYTE)

  let heard = sips[0] ?? 0
  for await (const piece of last) heard += (piece as Buffer).length
  expect(heard).toBeGreaterThan(2 * STORY)
  expect(front.failures).toEqual([])
})
