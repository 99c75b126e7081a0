import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../../../../scripts/postgres.ts'
import { DATABASE_FILE } from '../database.ts'
import { type KillReport, killRun, type Ledger } from './kill-run.ts'
import { postgresLedger, sqliteLedger } from './ledgers.ts'
import { openVictim } from './victim.ts'

/** Long games, many saves, no limits: what is under test is memory, not hospitality. */
const PLAY_ON = { MAX_TURNS: '30', MAX_SAVES: '1000', RATE_LIMIT_SCALE: '0' }

interface Ground {
  readonly settings: Readonly<Record<string, string>>
  readonly ledger: Ledger
  clear(): Promise<void>
}

const GROUNDS = {
  SQLite: async (): Promise<Ground> => {
    const folder = await mkdtemp(join(tmpdir(), 'inyeon-kill-'))
    return {
      settings: { DATA_DIR: folder },
      ledger: sqliteLedger(join(folder, DATABASE_FILE)),
      clear: () => rm(folder, { recursive: true, force: true }),
    }
  },
  PostgreSQL: async (): Promise<Ground> => {
    const { url, stop } = await startPostgres({ durable: true })
    return { settings: { DATABASE_URL: url }, ledger: postgresLedger(url), clear: stop }
  },
}
export type DatabaseName = keyof typeof GROUNDS
export const DATABASES = Object.keys(GROUNDS) as readonly DatabaseName[]

/** Kills a built server on a database of its own, so often, and tells how it stood it. */
export const killOn = async (database: DatabaseName, kills: number, seed: number): Promise<KillReport> => {
  const { settings, ledger, clear } = await GROUNDS[database]()
  try {
    const victim = await openVictim({ ...PLAY_ON, ...settings })
    try {
      return await killRun({ victim, ledger, kills, seed })
    } finally {
      await victim.stop()
    }
  } finally {
    await clear()
  }
}

const READY_AGAIN_WITHIN = 10_000

/** What is wrong with a run, in words. A run whose kills interrupted nothing has proved nothing. */
export const complaintsAbout = ({
  kills,
  acknowledged,
  lost,
  histogram,
  slowestStart,
}: KillReport): string[] => {
  const { 'claimed, not kept': claimed, 'kept, last byte unheard': unheard } = histogram
  return [
    ...lost,
    ...(acknowledged > kills ? [] : [`only ${acknowledged} turns were acknowledged`]),
    ...(claimed + unheard >= kills / 2
      ? []
      : [`only ${claimed + unheard} kills fell between claim and last byte`]),
    ...(slowestStart < READY_AGAIN_WITHIN ? [] : [`it took ${slowestStart} ms to come up again`]),
  ]
}
