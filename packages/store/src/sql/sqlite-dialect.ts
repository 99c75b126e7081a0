import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type SqliteStatement,
} from 'kysely'
import { StoreUnavailable } from '../store.ts'

// SQLITE_BUSY, LOCKED, READONLY, IOERR, FULL, CANTOPEN: the disk's or a neighbour's fault, and it may pass.
const PASSING = [5, 6, 8, 10, 13, 14]

const reached = <Answer>(ask: () => Answer): Answer => {
  try {
    return ask()
  } catch (cause) {
    const code = cause instanceof Error && 'errcode' in cause ? Number(cause.errcode) & 0xff : 0
    if (!PASSING.includes(code)) throw cause
    throw new StoreUnavailable('SQLite cannot be reached or written', { cause })
  }
}

const adaptedStatement = (statement: StatementSync): SqliteStatement => ({
  reader: statement.columns().length > 0,
  all: (values) => reached(() => statement.all(...(values as SQLInputValue[]))),
  run: (values) => reached(() => statement.run(...(values as SQLInputValue[]))),
  iterate: (values) => statement.iterate(...(values as SQLInputValue[])),
})

/** `node:sqlite` in the clothes of the driver that Kysely knows. Our queries are few: each is prepared once. */
const adapted = (database: DatabaseSync): SqliteDatabase => {
  const prepared = new Map<string, SqliteStatement>()
  return {
    close: () => database.close(),
    prepare: (sql) => {
      const known = prepared.get(sql)
      if (known) return known
      const statement = adaptedStatement(reached(() => database.prepare(sql)))
      prepared.set(sql, statement)
      return statement
    },
  }
}

class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}

const driverOf = (open: () => DatabaseSync): SqliteDriver => {
  let database: DatabaseSync | undefined
  const driver = new SqliteDriver({
    database: async () => {
      database = reached(open)
      return adapted(database)
    },
  })
  // A transaction that starts by reading could not become a writing one while somebody else writes.
  driver.beginTransaction = async (connection: DatabaseConnection) => {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }
  // A full disk has ended the transaction already, and its error is the one worth hearing.
  driver.rollbackTransaction = async (connection: DatabaseConnection) => {
    if (database?.isTransaction) await connection.executeQuery(CompiledQuery.raw('rollback'))
  }
  return driver
}

export interface SqliteOptions {
  readonly file: string
  readonly readOnly?: boolean
}

/** In pages of 4 KiB. At SQLite's own 1000 one turn in fifty would wait for the log to be written back. */
const LOG_LENGTH = 4_000

const openFile = ({ file, readOnly = false }: SqliteOptions): DatabaseSync => {
  const database = new DatabaseSync(file, { readOnly, timeout: 5_000 })
  if (!readOnly) {
    database.exec('pragma journal_mode = wal; pragma synchronous = full')
    database.exec(`pragma wal_autocheckpoint = ${LOG_LENGTH}`)
  }
  return database
}

/** Opens its file at the first query. */
export const sqliteDialect = (options: SqliteOptions): Dialect => ({
  createAdapter: () => new TransactionalAdapter(),
  createDriver: () => driverOf(() => openFile(options)),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
})
