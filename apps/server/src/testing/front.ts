import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { houseHeaders, type Shown } from '../headers.ts'
import { createFront, type Front } from '../http.ts'
import type { Answered } from '../log.ts'
import { type Files, staticFiles } from '../static-files.ts'

export interface TestFront {
  readonly url: string
  readonly answers: Answered[]
  readonly failures: unknown[]
  [Symbol.asyncDispose](): Promise<void>
}

/** A door to the street on a port nobody else has, with whatever API a test needs behind it. */
export const openTestFront = async (
  fetch: Front['api']['fetch'],
  { proxyHops = 0, files = new Map(), ...shown }: Partial<Shown> & { proxyHops?: number; files?: Files } = {},
): Promise<TestFront> => {
  const answers: Answered[] = []
  const failures: unknown[] = []
  const server = createFront({
    api: { fetch },
    pages: staticFiles(files),
    headers: houseHeaders({ publicUrl: undefined, tagManagerId: undefined, ...shown }),
    proxyHops,
    answered: (answer) => answers.push(answer),
    failed: (failure) => failures.push(failure),
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    answers,
    failures,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
