import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Store } from '../store.ts'
import { run } from '../testing/program.ts'
import { givenGame } from './given.contract.ts'

interface Place {
  /** A database that nobody has used. */
  readonly fresh: () => Promise<string>
  /** What a query answers, without going through the store. */
  readonly ask: (where: string, query: string) => Promise<readonly unknown[]>
  /** The query for every table and index of ours. */
  readonly schema: string
  readonly open: (where: string) => Promise<Store>
}

const KILLS = 20

export const migrationContract = ({ fresh, ask, schema, open }: Place): void => {
  const schemaOf = (where: string) => ask(where, schema)
  const startedOn = async (where: string) => {
    const store = await open(where)
    await store.ready()
    await givenGame(store)
    await store.close()
    return schemaOf(where)
  }

  const slowMigration = async (where: string) => {
    const migrating = run('migrate-slowly', where)
    await migrating.next()
    const start = performance.now()
    await migrating.next()
    const span = performance.now() - start
    await migrating.ended
    return span
  }

  test('[D4] a migration that is killed leaves the old schema or the new, and the next start succeeds', async () => {
    const whole = await startedOn(await fresh())
    expect(whole.length).toBeGreaterThan(20)
    const span = await slowMigration(await fresh())
    let unfinished = 0
    for (let kill = 0; kill < KILLS; kill += 1) {
      const where = await fresh()
      const migrating = run('migrate-slowly', where)
      expect(await migrating.next()).toBe('migrating')
      await sleep(((kill + Math.random()) / KILLS) * span)
      await migrating.kill()
      const left = await schemaOf(where)
      if (left.length > 0) expect(left).toEqual(whole)
      else unfinished += 1
      expect(await startedOn(where)).toEqual(whole)
    }
    expect(unfinished).toBeGreaterThan(0)
  }, 120_000)

  test('a database of tomorrow is refused in words, and left as it is', async () => {
    const where = await fresh()
    const before = await startedOn(where)
    await ask(where, "insert into kysely_migration (name, timestamp) values ('999-tomorrow', '2099-01-01')")
    await expect(open(where)).rejects.toThrow(
      'A newer version of Inyeon has written this database (999-tomorrow)',
    )
    expect(await schemaOf(where)).toEqual(before)
  })

  test('hosts that start at once on an empty database all come up', async () => {
    const where = await fresh()
    const hosts = [1, 2, 3].map(() => run('migrate-slowly', where))
    for (const host of hosts)
      expect([await host.next(), await host.next()]).toEqual(['migrating', 'migrated'])
    for (const host of hosts) expect(await host.ended).toBe(0)
  }, 30_000)
}
