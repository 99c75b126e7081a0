import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSqliteStore } from '@inyeon/store/sqlite'
import { afterAll } from 'vitest'
import { stepKContract } from './step-k.contract.ts'

const folder = await mkdtemp(join(tmpdir(), 'inyeon-step-k-'))
afterAll(() => rm(folder, { recursive: true }))

stepKContract('SQLite', () => openSqliteStore({ file: join(folder, 'inyeon.db') }))
