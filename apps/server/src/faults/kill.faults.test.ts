import { describe, expect, test } from 'vitest'
import { complaintsAbout, DATABASES, killOn } from './kill-houses.ts'

const KILLS = 50
const seed = Number(process.env.KILL_SEED ?? Date.now() % 1_000_000)

describe('[KILL-1] a server that dies without warning loses and doubles nothing it acknowledged', () => {
  test.each(DATABASES)(`on %s, ${KILLS} kills`, { timeout: 600_000 }, async (database) => {
    const report = await killOn(database, KILLS, seed)
    process.stdout.write(`${database}, KILL_SEED=${seed}: ${JSON.stringify(report)}\n`)
    expect(complaintsAbout(report)).toEqual([])
  })
})
