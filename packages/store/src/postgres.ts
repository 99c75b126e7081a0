import { setTimeout as sleep } from 'node:timers/promises'
import { CamelCasePlugin, Kysely, PostgresDialect, sql } from 'kysely'
import { DatabaseError, type Pool } from 'pg'
import type { Ways } from './sql/desk.ts'
import { migrate } from './sql/migrate.ts'
import { namedPool, openPool } from './sql/postgres-pool.ts'
import type { Tables } from './sql/rows.ts'
import { openSql } from './sql/sql.ts'
import { type Store, StoreUnavailable } from './store.ts'

export { FromTheFuture } from './sql/migrate.ts'

export interface PostgresStore extends Store {
  /** For the rate limiter, which keeps its counts in the table `rates`. Ends with the store. */
  readonly pool: Pool
}

const DEADLOCK = '40P01'
const NOT_SERIALISABLE = '40001'

const ways: Ways = {
  locksRows: true,
  holdName: async (db, name) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db)
  },
  clock: async (db) => {
    const now = sql<{ now: number }>`select (extract(epoch from clock_timestamp()) * 1000)::bigint as now`
    return (await now.execute(db)).rows[0]?.now ?? Number.NaN
  },
  mayTryAgain: (failure) =>
    failure instanceof DatabaseError && [DEADLOCK, NOT_SERIALISABLE].includes(failure.code ?? ''),
}

const opened = (pool: Pool) =>
  new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: namedPool(pool) }),
    plugins: [new CamelCasePlugin()],
  })

/** Without the timeouts of daily work: a host that starts second waits for the first one's migration. */
const migrateAt = async (url: string): Promise<void> => {
  const db = opened(openPool({ connectionString: url, max: 1 }))
  try {
    await migrate(db)
  } finally {
    await db.destroy()
  }
}

/** Whoever asks whether we are ready wants to know it now: a server that hangs is a server that is away. */
const impatience = async (): Promise<never> => {
  await sleep(4_000, undefined, { ref: false })
  throw new StoreUnavailable('PostgreSQL did not answer in time')
}

/** A store on a PostgreSQL server, shared by any number of hosts. */
export const openPostgresStore = async ({
  url,
  poolSize = 10,
}: {
  readonly url: string
  readonly poolSize?: number
}): Promise<PostgresStore> => {
  await migrateAt(url)
  const pool = openPool({
    connectionString: url,
    max: poolSize,
    statement_timeout: 10_000,
    query_timeout: 12_000,
    // A host that died silently in a transaction must not hold its rows for ever.
    idle_in_transaction_session_timeout: 30_000,
  })
  const store = openSql(opened(pool), ways)
  return { ...store, ready: () => Promise.race([store.ready(), impatience()]), pool }
}
