import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Answer } from './answer.ts'

/** The least that Node can do for the same bytes: no route, no guard, no log, nothing to make. */
const { headers, body } = JSON.parse(process.argv[2] ?? '') as Answer
const lines = Object.fromEntries(headers)

const server = createServer({ keepAliveTimeout: 65_000 }, (_, answer) => {
  answer.writeHead(200, lines).end(body)
})
await once(server.listen(0, '127.0.0.1'), 'listening')
process.once('SIGTERM', () => process.exit(0))
console.log(`Bare is open at http://127.0.0.1:${(server.address() as AddressInfo).port}`)
