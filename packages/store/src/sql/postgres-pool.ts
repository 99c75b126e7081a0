import type { PostgresPool, PostgresPoolClient } from 'kysely'
import { DatabaseError, Pool, type PoolClient, type PoolConfig, TypeOverrides } from 'pg'
import { StoreUnavailable } from '../store.ts'

// Connection lost, no room, shutting down or cancelled, disk trouble; lock or idle timeout, read-only standby.
const PASSING = /^(08|53|57|58|55P03|25P03|25006)/

const named = (cause: unknown): unknown => {
  if (cause instanceof StoreUnavailable) return cause
  if (cause instanceof DatabaseError && !PASSING.test(cause.code ?? '')) return cause
  return new StoreUnavailable('PostgreSQL cannot be reached or written', { cause })
}

/** A connection that has failed in its own right is never asked again: its answers may come late. */
const guarded = (client: PoolClient): PostgresPoolClient => {
  let spoilt: unknown
  const query = async (sql: string, values: unknown[]) => {
    if (spoilt) throw spoilt
    try {
      return await client.query(sql, values)
    } catch (failure) {
      if (!(failure instanceof DatabaseError)) spoilt = named(failure)
      throw named(failure)
    }
  }
  return {
    query: query as unknown as PostgresPoolClient['query'],
    release: (isDone = false) => client.release(isDone || spoilt !== undefined),
  }
}

export const openPool = (config: PoolConfig): Pool => {
  const types = new TypeOverrides()
  const INT8 = 20
  // Every int8 of ours is a time in milliseconds or a count: both are safe as numbers.
  types.setTypeParser(INT8, Number)
  const pool = new Pool({ connectionTimeoutMillis: 4_000, keepAlive: true, types, ...config })
  // A connection that breaks is told to whoever asks it next; unheard, its cry would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** The pool as Kysely is to see it, with every failure under its name. */
export const namedPool = (pool: Pool): PostgresPool => ({
  options: pool.options,
  connect: async () => {
    try {
      return guarded(await pool.connect())
    } catch (failure) {
      throw named(failure)
    }
  },
  end: () => pool.end(),
})
