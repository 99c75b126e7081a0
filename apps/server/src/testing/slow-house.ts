import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { houseHeaders } from '../headers.ts'
import { createFront } from '../http.ts'
import { openLog } from '../log.ts'
import { closeDown, onSignal, watchAnswers } from '../shutdown.ts'

/** A house for a child process: every call is told in five pieces, a good second long. */
const tell = (): Response => {
  const encoder = new TextEncoder()
  const body = new ReadableStream({
    start: async (controller) => {
      for (const piece of ['하나', '둘', '셋', '넷', '다섯']) {
        controller.enqueue(encoder.encode(piece))
        await sleep(250)
      }
      controller.close()
    },
  })
  return new Response(body, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}

const server = createFront({
  api: { fetch: async () => tell() },
  pages: async () => new Response('a page'),
  headers: houseHeaders({ publicUrl: undefined, tagManagerId: undefined }),
  proxyHops: 0,
  answered: () => {},
  failed: () => {},
})
const answersGiven = watchAnswers(server)
await once(server.listen(0, '127.0.0.1'), 'listening')
onSignal(() =>
  closeDown({
    server,
    quiet: answersGiven,
    putAway: async () => void process.stdout.write('put away\n'),
    log: openLog(),
  }),
)
process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`)
