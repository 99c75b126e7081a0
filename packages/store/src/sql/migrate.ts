import type { Kysely } from 'kysely'
import { DEFAULT_MIGRATION_TABLE, Migrator } from 'kysely/migration'
import { MIGRATIONS } from '../migrations/all.ts'

export class FromTheFuture extends Error {
  override readonly name = 'FromTheFuture'
}

interface Executed {
  [DEFAULT_MIGRATION_TABLE]: { name: string }
}

const refuseTheFuture = async (db: Kysely<Executed>): Promise<void> => {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return
  const executed = await db.selectFrom(DEFAULT_MIGRATION_TABLE).select('name').execute()
  const unknown = executed.map(({ name }) => name).filter((name) => !(name in MIGRATIONS))
  if (unknown.length > 0)
    throw new FromTheFuture(
      `A newer version of Inyeon has written this database (${unknown.join(', ')}). ` +
        'Start that version, or restore a backup made before it.',
    )
}

/** Brings a database to today's schema in one transaction: a kill leaves the old one or the new one. */
export const migrate = async <Any>(db: Kysely<Any>): Promise<void> => {
  await refuseTheFuture(db as unknown as Kysely<Executed>)
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
