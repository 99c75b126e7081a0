import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSqliteStore } from '@inyeon/store/sqlite'
import { afterAll, beforeAll } from 'vitest'
import { apiContract } from './testing/api.contract.ts'
import { inProcess } from './testing/in-process.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inyeon-api-'))
})
afterAll(() => rm(folder, { recursive: true }))

apiContract(
  'SQLite',
  inProcess(() => openSqliteStore({ file: join(folder, `${crypto.randomUUID()}.db`) })),
  { clock: 'moved by hand' },
)
