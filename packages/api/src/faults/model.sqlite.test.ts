import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSqliteStore } from '@inyeon/store/sqlite'
import { afterAll, test } from 'vitest'
import { walk } from './model/walk.ts'

const folder = await mkdtemp(join(tmpdir(), 'inyeon-model-'))
afterAll(() => rm(folder, { recursive: true }))

test('[I2-I8] on SQLite, 100 random walks of up to 50 steps keep every rule', {
  timeout: 300_000,
}, async () => {
  const store = await openSqliteStore({ file: join(folder, 'inyeon.db') })
  await walk(100, async () => store)
  await store.close()
})
