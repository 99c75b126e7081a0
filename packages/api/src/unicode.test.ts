import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openMemoryStore } from '@inyeon/store/memory'
import { openSqliteStore } from '@inyeon/store/sqlite'
import { afterAll, beforeAll } from 'vitest'
import { inProcess } from './testing/in-process.ts'
import { unicodeContract } from './testing/unicode.contract.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inyeon-unicode-'))
})
afterAll(() => rm(folder, { recursive: true }))

unicodeContract(
  'memory',
  inProcess(async () => openMemoryStore()),
  2_000,
)
unicodeContract(
  'SQLite',
  inProcess(() => openSqliteStore({ file: join(folder, 'unicode.db') })),
  1_000,
)
