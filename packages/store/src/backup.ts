import { rename, rm } from 'node:fs/promises'
import { backup, DatabaseSync } from 'node:sqlite'

const ALL_PAGES = 2 ** 31 - 1

/** Copies a database while others go on writing to it. A target that is there is a whole copy. */
export const backupSqlite = async (file: string, target: string): Promise<void> => {
  const part = `${target}.part`
  await rm(part, { force: true })
  const source = new DatabaseSync(file, { readOnly: true, timeout: 5_000 })
  try {
    // In one step: between two of them a write would make the copying start again, perhaps for ever.
    await backup(source, part, { rate: ALL_PAGES })
  } finally {
    source.close()
  }
  await rename(part, target)
}
