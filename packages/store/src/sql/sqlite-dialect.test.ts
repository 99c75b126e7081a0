import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely, sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sqliteDialect } from './sqlite-dialect.ts'

interface Shelf {
  lines: { id: number; text: string }
}
let folder = ''
let db: Kysely<Shelf>

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inyeon-dialect-'))
  db = new Kysely<Shelf>({ dialect: sqliteDialect({ file: join(folder, 'a.db') }) })
  await sql`create table lines (id integer primary key, text text)`.execute(db)
})
afterEach(async () => {
  await db.destroy()
  await rm(folder, { recursive: true })
})

const count = async () => (await db.selectFrom('lines').selectAll().execute()).length
const fill = (lines: number) =>
  db.transaction().execute(async (transaction) => {
    for (let id = 0; id < lines; id += 1)
      await transaction
        .insertInto('lines')
        .values({ id, text: 'x'.repeat(1_000) })
        .execute()
  })

test('a commit is on the disk before it is acknowledged', async () => {
  const ask = async (pragma: string) =>
    Object.values((await sql.raw<object>(pragma).execute(db)).rows[0] ?? {})[0]
  expect(await ask('pragma journal_mode')).toBe('wal')
  expect(await ask('pragma synchronous')).toBe(2)
  expect(await ask('pragma foreign_keys')).toBe(1)
})

test('a full disk refuses the whole of it, and lets go on when there is room', async () => {
  await sql`pragma max_page_count = 20`.execute(db)
  await expect(fill(500)).rejects.toMatchObject({ name: 'StoreUnavailable' })
  expect(await count()).toBe(0)
  await sql`pragma max_page_count = 100000`.execute(db)
  await fill(500)
  expect(await count()).toBe(500)
})

test('a neighbour who does not let go makes it unavailable, not broken', async () => {
  const neighbour = new DatabaseSync(join(folder, 'a.db'))
  await sql`pragma busy_timeout = 50`.execute(db)
  neighbour.exec('begin immediate')
  await expect(fill(1)).rejects.toMatchObject({ name: 'StoreUnavailable' })
  neighbour.exec('rollback')
  neighbour.close()
  await fill(1)
  expect(await count()).toBe(1)
})

test('a mistake of ours keeps its own name', async () => {
  await fill(1)
  await expect(fill(1)).rejects.toMatchObject({ code: 'ERR_SQLITE_ERROR' })
})
