import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Limits } from '@inyeon/api'
import { type Store, StoreUnavailable } from '@inyeon/store'
import { openPostgresStore, type PostgresStore } from '@inyeon/store/postgres'
import { lockFolder, openSqliteStore } from '@inyeon/store/sqlite'
import { agreeOn } from './agreed-clock.ts'
import { freeRoom, sparing } from './disk.ts'
import { memoryLimits, postgresLimits } from './limits.ts'
import type { Log } from './log.ts'
import type { ServerSettings } from './settings.ts'

/** Where the house remembers, and what comes with it: the counts that must survive, and whose clock is right. */
export interface Database {
  readonly kind: 'sqlite' | 'postgres'
  /** Whether other hosts may be using it too. */
  readonly isShared: boolean
  readonly store: Store
  readonly limits: Limits
  readonly clock: () => number
  /** Looks again at the clock that all hosts share. */
  agree(): Promise<void>
  close(): Promise<void>
}

export const DATABASE_FILE = 'inyeon.db'

const FOLDER_PATIENCE = 5_000

/** A folder that cannot be made is a wrong setting. Some places never answer: making one in /proc waits for ever. */
const makeFolder = async (folder: string): Promise<void> => {
  const unusable = (why: string) =>
    new Error(`DATA_DIR is "${folder}", but no folder can be made there: ${why}.`)
  const made = mkdir(folder, { recursive: true, mode: 0o700 }).catch((failure: NodeJS.ErrnoException) => {
    throw unusable(failure.code ?? failure.message)
  })
  const late = sleep(FOLDER_PATIENCE, undefined, { ref: false }).then(() => {
    throw unusable('the system does not answer')
  })
  await Promise.race([made, late])
}

const openEmbedded = async (folder: string, scale: number): Promise<Database> => {
  await makeFolder(folder)
  const lock = await lockFolder(folder)
  try {
    const store = await openSqliteStore({ file: join(folder, DATABASE_FILE) })
    return {
      kind: 'sqlite',
      isShared: false,
      store: sparing(store, freeRoom(folder, Date.now)),
      limits: memoryLimits(scale),
      clock: Date.now,
      agree: async () => {},
      close: async () => {
        await store.close()
        await lock.release()
      },
    }
  } catch (failure) {
    await lock.release()
    throw failure
  }
}

/** A database that starts together with us may need a moment longer. */
const whenItIsUp = async (url: string, log: Log, tries = 10): Promise<PostgresStore> => {
  try {
    return await openPostgresStore({ url })
  } catch (failure) {
    if (tries <= 1 || !(failure instanceof StoreUnavailable)) throw failure
    log.warn({ tries: tries - 1 }, 'the database cannot be reached yet')
    await sleep(3_000)
    return whenItIsUp(url, log, tries - 1)
  }
}

const openShared = async (url: string, scale: number, log: Log): Promise<Database> => {
  const store = await whenItIsUp(url, log)
  const { now, agree } = await agreeOn(store.clock)
  return {
    kind: 'postgres',
    isShared: true,
    store,
    limits: postgresLimits(store.pool, scale),
    clock: now,
    agree,
    close: store.close,
  }
}

export const openDatabase = (settings: ServerSettings, log: Log): Promise<Database> => {
  const { databaseUrl, dataDir, rateLimitScale } = settings
  return databaseUrl === undefined
    ? openEmbedded(dataDir, rateLimitScale)
    : openShared(databaseUrl, rateLimitScale, log)
}
