import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A data folder of one test's own. */
export const makeDataFolder = async () => {
  const path = await mkdtemp(join(tmpdir(), 'inyeon-data-'))
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) }
}
