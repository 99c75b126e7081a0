import { DatabaseSync } from 'node:sqlite'

/** What is wrong with a database file; undefined if it is a whole database of ours. */
export const faultIn = (file: string): string | undefined => {
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(file)
    const found = database.prepare('pragma integrity_check').all()
    if (found.length !== 1 || found[0]?.integrity_check !== 'ok') return 'it is damaged'
    const tables = database
      .prepare("select name from sqlite_master where name in ('games', 'keepsakes')")
      .all()
    return tables.length === 2 ? undefined : 'it is no database of Inyeon'
  } catch {
    return 'it is no SQLite database, or damaged'
  } finally {
    database?.close()
  }
}
