import { CamelCasePlugin, Kysely } from 'kysely'
import type { Ways } from './sql/desk.ts'
import { migrate } from './sql/migrate.ts'
import type { Tables } from './sql/rows.ts'
import { openSql } from './sql/sql.ts'
import { type SqliteOptions, sqliteDialect } from './sql/sqlite-dialect.ts'
import type { Store } from './store.ts'

export { backupSqlite } from './backup.ts'
export { FolderHeld, lockFolder } from './lock.ts'
export { FromTheFuture } from './sql/migrate.ts'

/** Transactions run one after the other on their single connection: whatever is read there is held. */
const ways: Ways = {
  locksRows: false,
  holdName: async () => {},
  clock: async () => Date.now(),
  mayTryAgain: () => false,
}

const opened = (options: SqliteOptions) =>
  new Kysely<Tables>({ dialect: sqliteDialect(options), plugins: [new CamelCasePlugin()] })

/** A store in one file of this machine. One process at a time: take {@link lockFolder} before. */
export const openSqliteStore = async ({ file }: { readonly file: string }): Promise<Store> => {
  const writer = opened({ file })
  try {
    await migrate(writer)
    // Readers of their own see what is committed and never wait for a transaction.
    return openSql(writer, ways, opened({ file, readOnly: true }))
  } catch (failure) {
    await writer.destroy()
    throw failure
  }
}
