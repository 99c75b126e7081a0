import { existsSync } from 'node:fs'
import { copyFile, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { FolderHeld, lockFolder } from '@inyeon/store/sqlite'
import { DATABASE_FILE } from '../database.ts'
import { namedFile, places, refuse } from './operator.ts'
import { faultIn } from './sqlite-file.ts'

/** SQLite finds what a crash left unwritten by the name of the database: the three belong together. */
const COMPANIONS = ['-wal', '-shm', ''] as const

const putOnDisk = async (file: string): Promise<void> => {
  const handle = await open(file, 'r+')
  await handle.sync()
  await handle.close()
}

const soundCopy = async (source: string, copy: string): Promise<void> => {
  await copyFile(source, copy)
  const fault = faultIn(copy)
  for (const companion of ['-wal', '-shm']) await rm(`${copy}${companion}`, { force: true })
  if (fault) {
    await rm(copy)
    refuse(`${source} cannot be restored: ${fault}. Nothing was changed.`)
  }
  await putOnDisk(copy)
}

const setAside = async (database: string): Promise<string | undefined> => {
  if (!existsSync(database)) return undefined
  const aside = database.replace(/\.db$/, `-before-${new Date().toISOString().replace(/[:.]/g, '-')}.db`)
  // The database itself last: an old -wal beside a new database would be read as its own.
  for (const companion of COMPANIONS)
    if (existsSync(`${database}${companion}`)) await rename(`${database}${companion}`, `${aside}${companion}`)
  return aside
}

const lock = (dataDir: string) =>
  lockFolder(dataDir).catch((failure: unknown) => {
    if (failure instanceof FolderHeld) return refuse(`${failure.message} Stop it first.`)
    throw failure
  })

const restore = async (dataDir: string, source: string): Promise<void> => {
  const database = join(dataDir, DATABASE_FILE)
  const held = await lock(dataDir)
  const copy = `${database}.part`
  await soundCopy(source, copy)
  const aside = await setAside(database)
  await rename(copy, database)
  await held.release()
  console.log(`Restored ${database}`)
  if (aside) console.log(`The database that was there is now ${aside}`)
}

const source = namedFile('Usage: npm run restore -- FILE')
const { dataDir, databaseUrl } = places()
if (!existsSync(source)) refuse(`There is no file ${source}.`)
if (databaseUrl)
  refuse(`A PostgreSQL backup goes into a new database, so that the old one stays as it is:
  createdb NEW_NAME
  pg_restore --no-owner --exit-on-error --single-transaction --dbname=NEW_NAME ${source}
Then stop the servers, let DATABASE_URL name the new database, and start them again.`)
await restore(dataDir, source)
