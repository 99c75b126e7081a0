import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { backupSqlite } from '@inyeon/store/sqlite'
import { DATABASE_FILE } from '../database.ts'
import { namedFile, places, refuse } from './operator.ts'
import { faultIn } from './sqlite-file.ts'

const backupEmbedded = async (dataDir: string, target: string): Promise<void> => {
  const source = join(dataDir, DATABASE_FILE)
  if (!existsSync(source)) refuse(`There is no database at ${source}. DATA_DIR names its folder.`)
  if (target.startsWith(source)) refuse('The backup would overwrite the database itself.')
  await backupSqlite(source, target)
  const fault = faultIn(target)
  if (fault) refuse(`The copy at ${target} cannot be used: ${fault}.`)
}

/** The password goes by the environment: whoever lists the processes must not read it. */
const dump = (url: string, target: string) => {
  const address = new URL(url)
  const password = decodeURIComponent(address.password)
  address.password = ''
  return spawnSync(
    'pg_dump',
    ['--format=custom', '--no-owner', `--file=${target}`, `--dbname=${address.href}`],
    {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...(password ? { PGPASSWORD: password } : {}) },
    },
  )
}

const backupShared = async (url: string, target: string): Promise<void> => {
  const part = `${target}.part`
  const { error, status } = dump(url, part)
  if (error === undefined && status === 0) return rename(part, target)
  await rm(part, { force: true })
  const why = error ? 'pg_dump is not installed here.' : 'pg_dump did not finish.'
  refuse(`${why} Where a pg_dump of the server's version is, run:
  pg_dump --format=custom --no-owner --file=${target} "$DATABASE_URL"`)
}

const target = namedFile('Usage: npm run backup -- FILE')
const { dataDir, databaseUrl } = places()
await (databaseUrl ? backupShared(databaseUrl, target) : backupEmbedded(dataDir, target))
console.log(`Saved to ${target}`)
