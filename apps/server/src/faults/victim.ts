import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'

const BUNDLE = join(import.meta.dirname, '../../dist/main.js')
const READY_WITHIN = 15_000

/** A real server in a process of its own, to be killed without warning and started again in its place. */
export interface Victim {
  readonly url: string
  pid(): number
  kill(): Promise<void>
  restart(): Promise<void>
  /** The longest it took to answer again after a start, in milliseconds. */
  slowestStart(): number
  stop(): Promise<void>
}

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  if (address === null || typeof address === 'string') throw new Error('no port to be had')
  return address.port
}

export type Command = readonly [program: string, ...args: string[]]
/** The built server, as anybody would run it. */
export const SERVER: Command = [process.execPath, BUNDLE]

/** `command` is asked at every start: it may run the server under another roof than before. */
export const openVictim = async (
  settings: Readonly<Record<string, string>>,
  command: () => Command = () => SERVER,
): Promise<Victim> => {
  if (!existsSync(BUNDLE)) throw new Error('The server is not built: run `npm start -- --build-only` first.')
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  let child: ChildProcess | undefined
  let slowest = 0

  const start = async () => {
    const began = performance.now()
    const [program, ...args] = command()
    const born = spawn(program, args, {
      env: { PATH: process.env.PATH ?? '', PORT: String(port), ...settings },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    child = born
    let complaint = ''
    born.stderr?.setEncoding('utf8').on('data', (text: string) => {
      complaint += text
    })
    while (!(await answers(url))) {
      if (born.exitCode !== null) throw new Error(`the server did not come up:\n${complaint}`)
      if (performance.now() - began > READY_WITHIN)
        throw new Error(`not ready in ${READY_WITHIN} ms:\n${complaint}`)
      await new Promise((wake) => setTimeout(wake, 20))
    }
    slowest = Math.max(slowest, performance.now() - began)
  }
  const end = async (signal: NodeJS.Signals) => {
    const dying = child
    if (dying === undefined || dying.exitCode !== null || dying.signalCode !== null) return
    const gone = once(dying, 'exit')
    dying.kill(signal)
    await gone
  }
  await start()
  return {
    url,
    pid: () => child?.pid ?? 0,
    kill: () => end('SIGKILL'),
    restart: start,
    slowestStart: () => slowest,
    stop: () => end('SIGTERM'),
  }
}

const answers = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(`${url}/api/v1/ready`)).ok
  } catch {
    return false
  }
}
