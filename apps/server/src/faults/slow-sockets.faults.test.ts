import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
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
const held = (): number => {
  collect()
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
  const body = JSON.stringify(turnBody({ session_id: (await begin(me)).session_id, turn: 1 }))
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
    socket.pause()
    socket.write(`${ask.join('\r\n')}\r\n\r\n${body}`)
    return socket
  }
  const sockets = await Promise.all(Array.from({ length: SOCKETS }, deaf))
  while (api.telling() === 0) await breathe()
  await api.drain()
  const withAll = held()
  const [last, ...others] = sockets as [Socket, ...Socket[]]
  for (const socket of others) socket.destroy()
  while (front.answers.length < others.length) await breathe()
  expect((withAll - held()) / others.length).toBeLessThan(0.5 * MEGABYTE)

  let heard = 0
  for await (const piece of last) heard += (piece as Buffer).length
  expect(heard).toBeGreaterThan(2 * STORY)
  expect(front.failures).toEqual([])
})
