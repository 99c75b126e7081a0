import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { type Account, openToAll } from './postgres-binaries.ts'
import { connected } from './postgres-databases.ts'

/** A real PostgreSQL for as long as a test run lasts. Knows nothing of what is kept in it. */
export interface Postgres {
  readonly url: string
  stop(): Promise<void>
}

export interface Making {
  /** Where initdb and postgres are; may fill the folder it is given. */
  readonly programs: (home: string) => Promise<string>
  readonly account: Account | undefined
  readonly durable: boolean
}

const run = promisify(execFile)

// The shell outlives Node on purpose: the pipe on its standard input closes however Node ends, SIGKILL
// included, and that is when the server is stopped and its folder removed.
const GUARD = `
home=$1; shift
exec 3<&0
"$@" </dev/null 3<&- & server=$!
{ read -r _ <&3; kill -INT $server; } 2>/dev/null & guard=$!
wait $server
kill $guard 2>/dev/null
cd / && rm -rf "$home"
`

const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'timezone=UTC',
  'shared_buffers=32MB',
]
const CARELESS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

const makeHome = async (account: Account | undefined): Promise<string> => {
  const base = account === undefined || openToAll(tmpdir()) ? tmpdir() : '/tmp'
  const home = await mkdtemp(join(base, 'inyeon-postgres-'))
  if (account) chownSync(home, account.uid, account.gid)
  return home
}

/** A caller who forgets `stop` must still be able to end. */
const holdNothing = (guard: ChildProcess): void => {
  guard.unref()
  for (const pipe of guard.stdio) if (pipe instanceof Socket) pipe.unref()
}

const ended = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null

const answers = async (url: string, guard: ChildProcess): Promise<boolean> => {
  for (let tries = 0; tries < 600 && !ended(guard); tries += 1) {
    try {
      await connected(url, (client) => client.query('select 1'))
      return true
    } catch {
      await sleep(50)
    }
  }
  return false
}

const makeCluster = async (home: string, making: Making, folder: string): Promise<string> => {
  const password = randomBytes(16).toString('hex')
  const note = join(home, 'password')
  writeFileSync(note, password, { mode: 0o600 })
  if (making.account) chownSync(note, making.account.uid, making.account.gid)
  const owner = ['--username=inyeon', `--pwfile=${note}`, '--auth=scram-sha-256']
  const shape = ['--encoding=UTF8', '--locale=C', '--no-sync', '-D', join(home, 'data')]
  await run(join(folder, 'initdb'), [...owner, ...shape], { cwd: home, ...making.account })
  return password
}

const serve = async (home: string, making: Making): Promise<Postgres> => {
  const folder = await making.programs(home)
  const password = await makeCluster(home, making, folder)
  const port = await freePort()
  const settings = [...SETTINGS, `port=${port}`, ...(making.durable ? [] : CARELESS)]
  const command = [
    join(folder, 'postgres'),
    '-D',
    join(home, 'data'),
    ...settings.flatMap((line) => ['-c', line]),
  ]
  const guard = spawn('/bin/sh', ['-c', GUARD, 'guard', home, ...command], {
    cwd: home,
    ...making.account,
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  let log = ''
  guard.stderr.setEncoding('utf8').on('data', (lines: string) => {
    log = (log + lines).slice(-4_000)
  })
  const gone = new Promise((resolve) => guard.once('close', resolve))
  holdNothing(guard)
  const stop = async () => {
    guard.ref()
    guard.stdin.destroy()
    await gone
  }
  const url = `postgres://inyeon:${password}@127.0.0.1:${port}/postgres`
  if (await answers(url, guard)) return { url, stop }
  await stop()
  throw new Error(log)
}

/** Makes a cluster of its own in a private folder and serves it on a port nobody else has. */
export const startServer = async (making: Making, tries = 3): Promise<Postgres> => {
  const home = await makeHome(making.account)
  try {
    return await serve(home, making)
  } catch (failure) {
    await rm(home, { recursive: true, force: true })
    // Between asking for a free port and using it, a neighbour may take it.
    if (tries > 1 && String(failure).includes('Address already in use')) return startServer(making, tries - 1)
    throw failure
  }
}
