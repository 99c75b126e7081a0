import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { startPostgres } from '../../../../scripts/postgres.ts'
import { type KillReport, killRun } from './kill-run.ts'
import { postgresLedger, sqliteLedger } from './ledgers.ts'
import { openVictim } from './victim.ts'

const KILLS = 50
/** Long games, many saves, no limits: what is under test is memory, not hospitality. */
const PLAY_ON = { MAX_TURNS: '30', MAX_SAVES: '1000', RATE_LIMIT_SCALE: '0' }

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

const seed = () => Number(process.env.KILL_SEED ?? Date.now() % 1_000_000)

const hold = (report: KillReport) => {
  const { 'claimed, not kept': claimed, 'kept, last byte unheard': unheard } = report.histogram
  expect(report.lost).toEqual([])
  expect(report.acknowledged).toBeGreaterThan(KILLS)
  expect(claimed + unheard).toBeGreaterThanOrEqual(KILLS / 2)
  expect(report.slowestStart).toBeLessThan(10_000)
}

describe('[KILL-1] a server that dies without warning loses and doubles nothing it acknowledged', () => {
  test(`on SQLite, ${KILLS} kills`, { timeout: 300_000 }, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'inyeon-kill-'))
    closing.push(() => rm(folder, { recursive: true, force: true }))
    const victim = await openVictim({ ...PLAY_ON, DATA_DIR: folder })
    closing.push(victim.stop)
    const chosen = seed()
    const report = await killRun({
      victim,
      ledger: sqliteLedger(join(folder, 'inyeon.db')),
      kills: KILLS,
      seed: chosen,
    })
    process.stdout.write(`SQLite, seed ${chosen}: ${JSON.stringify(report)}\n`)
    hold(report)
  })
  test(`on PostgreSQL, ${KILLS} kills`, { timeout: 600_000 }, async () => {
    const postgres = await startPostgres({ durable: true })
    closing.push(postgres.stop)
    const victim = await openVictim({ ...PLAY_ON, DATABASE_URL: postgres.url })
    closing.push(victim.stop)
    const chosen = seed()
    const report = await killRun({ victim, ledger: postgresLedger(postgres.url), kills: KILLS, seed: chosen })
    process.stdout.write(`PostgreSQL, seed ${chosen}: ${JSON.stringify(report)}\n`)
    hold(report)
  })
})
