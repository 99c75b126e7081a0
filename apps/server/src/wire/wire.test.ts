import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { apiContract } from '@inyeon/api/testing/api.contract'
import { afterAll } from 'vitest'
import { overHttp } from './http-stage.ts'

const folders: string[] = []
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true })
})

apiContract(
  'a server on SQLite',
  overHttp(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'inyeon-wire-'))
    folders.push(folder)
    return { DATA_DIR: folder }
  }),
  { clock: 'real' },
)
