import { Kysely, PostgresDialect, sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { freshDatabase } from '../../../../scripts/vitest/fresh-database.ts'
import { namedPool, openPool } from './postgres-pool.ts'

let db: Kysely<unknown>

beforeEach(async () => {
  const pool = openPool({ connectionString: await freshDatabase('pool'), max: 1, query_timeout: 1_000 })
  db = new Kysely({ dialect: new PostgresDialect({ pool: namedPool(pool) }) })
})
afterEach(() => db.destroy())

const hang = sql`select pg_sleep(5)`
const answer = async () => (await sql<{ n: number }>`select 7::bigint as n`.execute(db)).rows

test('a server that hangs is given up, and its late answer reaches nobody', async () => {
  await expect(hang.execute(db)).rejects.toMatchObject({ name: 'StoreUnavailable' })
  expect(await answer()).toEqual([{ n: 7 }])
})

test('a transaction that hangs is given up at once, not again at its rollback', async () => {
  const start = performance.now()
  const hanging = db.transaction().execute((transaction) => hang.execute(transaction))
  await expect(hanging).rejects.toMatchObject({ name: 'StoreUnavailable' })
  expect(performance.now() - start).toBeLessThan(1_900)
  expect(await answer()).toEqual([{ n: 7 }])
})

test('a mistake of ours keeps its own name', async () => {
  await expect(sql`select nonsense`.execute(db)).rejects.toMatchObject({ code: '42703' })
  expect(await answer()).toEqual([{ n: 7 }])
})
