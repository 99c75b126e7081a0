import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely, PostgresDialect } from 'kysely'
import { migrate } from '../sql/migrate.ts'
import { namedPool, openPool } from '../sql/postgres-pool.ts'
import { sqliteDialect } from '../sql/sqlite-dialect.ts'

const [where = ''] = process.argv.slice(2)
const dialect = where.startsWith('postgres:')
  ? new PostgresDialect({ pool: namedPool(openPool({ connectionString: where, max: 1 })) })
  : sqliteDialect({ file: where })

// The log is awaited after each statement: a kill finds the migration at any of them.
const db = new Kysely<unknown>({ dialect, log: () => sleep(2) })
console.log('migrating')
await migrate(db)
console.log('migrated')
await db.destroy()
