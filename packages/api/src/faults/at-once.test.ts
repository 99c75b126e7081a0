import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openMemoryStore } from '@inyeon/store/memory'
import { openSqliteStore } from '@inyeon/store/sqlite'
import { afterAll } from 'vitest'
import { atOnceContract } from './at-once.contract.ts'
import { openHosts } from './hosts.ts'

const folder = await mkdtemp(join(tmpdir(), 'inyeon-at-once-'))
afterAll(() => rm(folder, { recursive: true }))

atOnceContract('memory', 200, async () => openHosts([openMemoryStore()]))
atOnceContract('SQLite', 200, async () =>
  openHosts([await openSqliteStore({ file: join(folder, 'inyeon.db') })]),
)
