import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll } from 'vitest'
import { migrationContract } from './contract/migration.contract.ts'
import { openSqliteStore } from './sqlite.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inyeon-migration-'))
})
afterAll(() => rm(folder, { recursive: true }))

migrationContract({
  fresh: async () => join(folder, `${crypto.randomUUID()}.db`),
  ask: async (where, query) => {
    const database = new DatabaseSync(where)
    const rows = database.prepare(query).all()
    database.close()
    return rows
  },
  schema: "select name, sql from sqlite_master where tbl_name not like 'kysely%' order by name",
  open: (file) => openSqliteStore({ file }),
})
