import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'

/** Somebody else is using this data folder. */
export class FolderHeld extends Error {
  override readonly name = 'FolderHeld'
}

/** Kept from the garbage collector, which would close them and so let the folder go. */
const held = new Set<DatabaseSync>()

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch (failure) {
    return failure instanceof Error && 'code' in failure && failure.code === 'EPERM'
  }
}

/** The holder signs its name just after taking the lock: until then an older one may stand there. */
const holderOf = async (note: string): Promise<number> => {
  let pid = Number.NaN
  for (let looks = 0; looks < 20 && !isAlive(pid); looks += 1) {
    if (looks > 0) await sleep(50)
    pid = Number.parseInt(await readFile(note, 'utf8').catch(() => ''), 10)
  }
  return pid
}

/**
 * Keeps a data folder for this process alone. The lock is the system's own, taken through SQLite, and
 * falls with its process however that ends; the note beside it only says whose it is.
 */
export const lockFolder = async (folder: string): Promise<{ release(): Promise<void> }> => {
  await mkdir(folder, { recursive: true })
  const note = join(folder, 'lock.pid')
  const lock = new DatabaseSync(join(folder, 'lock'), { timeout: 0 })
  try {
    lock.exec('pragma journal_mode = memory; begin exclusive')
  } catch (cause) {
    lock.close()
    const SQLITE_BUSY = 5
    if (!(cause instanceof Error && 'errcode' in cause && (Number(cause.errcode) & 0xff) === SQLITE_BUSY))
      throw cause
    const pid = await holderOf(note)
    throw new FolderHeld(`The folder ${folder} is in use by process ${pid}. Only one server may use it.`, {
      cause,
    })
  }
  held.add(lock)
  await writeFile(note, `${process.pid} since ${new Date().toISOString()}\n`)
  return {
    release: async () => {
      if (!held.delete(lock)) return
      await rm(note, { force: true })
      lock.close()
    },
  }
}
