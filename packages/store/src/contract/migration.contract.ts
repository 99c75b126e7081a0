import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Store } from '../store.ts'
import { run } from '../testing/program.ts'
import { givenGame } from './given.contract.ts'

interface Place {
  /** A database that nobody has used. */
  readonly fresh: () => Promise<string>
  /** Every table and index of ours there, by name. */
  readonly schemaOf: (where: string) => Promise<readonly string[]>
  readonly open: (where: string) => Promise<Store>
}

const KILLS = 20
/** About as long as the slowed migration takes. */
const SPAN = 150

export const migrationContract = ({ fresh, schemaOf, open }: Place): void => {
  const opened = async (where: string) => {
    const store = await open(where)
    await store.ready()
    await givenGame(store)
    await store.close()
    return schemaOf(where)
  }

  test('[D4] a migration that is killed leaves the old schema or the new one, and the next start succeeds', async () => {
    const whole = await opened(await fresh())
    expect(whole.length).toBeGreaterThan(30)
    let unfinished = 0
    for (let kill = 0; kill < KILLS; kill += 1) {
      const where = await fresh()
      const migrating = run('migrate-slowly', where)
      expect(await migrating.next()).toBe('migrating')
      await sleep((SPAN * kill) / KILLS + Math.random() * (SPAN / KILLS))
      await migrating.kill()
      const left = await schemaOf(where)
      if (left.length === 0) unfinished += 1
      else expect(left).toEqual(whole)
      expect(await opened(where)).toEqual(whole)
    }
    expect(unfinished).toBeGreaterThan(0)
  }, 120_000)

  test('a database of tomorrow is refused in words, and not touched', async () => {
    const where = await fresh()
    await opened(where)
    return where
  })
}
