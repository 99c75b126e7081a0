import { execFile } from 'node:child_process'
import { cp, mkdtemp, open, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const MEGABYTE = 1_000_000

/** A folder on a file system so small that a test can fill it to the last byte. */
export interface SmallDisk {
  /** Leaves about so many megabytes; none means not a byte. */
  fill(megabytesLeft: number): Promise<void>
  empty(): Promise<void>
  remove(): Promise<void>
}

/** Puts a small file system where `folder` is, with all that was in it; undefined where mounting is not allowed. */
export const shrinkDisk = async (folder: string, megabytes: number): Promise<SmallDisk | undefined> => {
  const aside = await mkdtemp(join(tmpdir(), 'inyeon-aside-'))
  await cp(folder, aside, { recursive: true })
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes * MEGABYTE},mode=700`, 'tmpfs', folder])
  } catch {
    return undefined
  } finally {
    await cp(aside, folder, { recursive: true })
    await rm(aside, { recursive: true })
  }
  const ballast = join(folder, 'ballast')
  return {
    fill: async (megabytesLeft) => {
      const { bavail, bsize } = await statfs(folder)
      const file = await open(ballast, 'a')
      try {
        const heavy = Buffer.alloc(MEGABYTE)
        for (let left = bavail * bsize - megabytesLeft * MEGABYTE; left > 0; left -= MEGABYTE)
          await file.write(heavy, 0, Math.min(MEGABYTE, left))
        // what others have freed meanwhile
        while (megabytesLeft === 0) await file.write(heavy, 0, bsize)
      } catch (failure) {
        if (!(failure instanceof Error && 'code' in failure && failure.code === 'ENOSPC')) throw failure
      } finally {
        await file.close()
      }
    },
    empty: () => rm(ballast, { force: true }),
    remove: async () => {
      await run('umount', ['-l', folder])
    },
  }
}
