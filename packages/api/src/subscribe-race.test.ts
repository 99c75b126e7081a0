import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Store } from '@inyeon/store'
import { openMemoryStore } from '@inyeon/store/memory'
import { openSqliteStore } from '@inyeon/store/sqlite'
import { describe, expect, onTestFinished, test } from 'vitest'
import { inProcess } from './testing/in-process.ts'
import { anEmail } from './testing/stage.ts'

const EMAILS = 50
const AT_ONCE = 100

const sqlite = async (): Promise<Store> => {
  const folder = await mkdtemp(join(tmpdir(), 'inyeon-race-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return openSqliteStore({ file: join(folder, 'race.db') })
}

describe(`[ACC-5] ${AT_ONCE} subscriptions at once, for each of ${EMAILS} emails`, () => {
  test.each([
    ['memory', async () => openMemoryStore()],
    ['SQLite', sqlite],
  ] as const)(
    'on %s grant 1, 2 and 3, and refuse the rest',
    { timeout: 120_000 },
    async (_name, openStore) => {
      const stage = await inProcess(openStore)()
      for (let email = 0; email < EMAILS; email++) {
        const address = anEmail()
        const replies = await Promise.all(
          Array.from({ length: AT_ONCE }, () => stage.browser().post('/email/subscribe', { email: address })),
        )
        const granted = replies.flatMap(
          ({ json }) => (json.data as { access_count: number } | undefined)?.access_count ?? [],
        )
        expect(granted.sort()).toEqual([1, 2, 3])
        expect(replies.filter(({ json }) => json.reached_limit === true)).toHaveLength(AT_ONCE - 3)
      }
      await stage.close()
    },
  )
})
