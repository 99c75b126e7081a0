import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { startPostgres } from '../../../../scripts/postgres.ts'
import { brokenPromises } from './broken-promises.ts'
import { rollFrom } from './kill-run.ts'
import { openPlayer } from './player.ts'
import { type Postmaster, postmasterOf } from './postmaster.ts'
import { openRelay, type Relay } from './relay.ts'
import { openVictim } from './victim.ts'

const PLAY_ON = { MAX_TURNS: '30', MAX_SAVES: '1000', RATE_LIMIT_SCALE: '1000' }
const PLAYERS = 8
const RECOVERED_WITHIN = 10_000

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

/** How a database can be away: each begins an outage and answers how to end it. */
const outagesOf = (relay: Relay, postmaster: Postmaster | undefined) => {
  const road = {
    name: 'the road to it is cut',
    begin: () => {
      relay.cut()
      return relay.mend
    },
  }
  if (postmaster === undefined) return [road]
  return [
    road,
    {
      name: 'it crashes and recovers by itself',
      begin: () => {
        postmaster.crash()
        return async () => undefined
      },
    },
    {
      name: 'it hangs',
      begin: () => {
        postmaster.freeze()
        return async () => postmaster.thaw()
      },
    },
  ]
}

const status = async (url: string, path: string) =>
  (await fetch(`${url}/api/v1${path}`, { signal: AbortSignal.timeout(5_000) })).status

test('[I1, I2] a PostgreSQL that goes away under its players: nothing acknowledged is lost, and play goes on within ten seconds', {
  timeout: 180_000,
}, async () => {
  const postgres = await startPostgres({ durable: true })
  closing.push(postgres.stop)
  const relay = await openRelay(postgres.url)
  closing.push(relay.close)
  const server = await openVictim({ ...PLAY_ON, DATABASE_URL: relay.url })
  closing.push(server.stop)
  const players = await Promise.all(
    Array.from({ length: PLAYERS }, (_, at) => openPlayer(server.url, `outage-${at}`, rollFrom(at))),
  )
  let over = false
  closing.push(async () => {
    over = true
  })
  const playing = Promise.all(players.map((player) => player.play(() => over)))
  const heard = () => players.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0)
  const recovered = async (since: number) => {
    const before = heard()
    while ((await status(server.url, '/ready')) !== 200 || heard() < before + PLAYERS) {
      expect(performance.now() - since).toBeLessThan(RECOVERED_WITHIN)
      await sleep(20)
    }
    return Math.round(performance.now() - since)
  }

  const postmaster = postmasterOf(postgres.url)
  closing.push(async () => postmaster?.thaw())
  const outages = outagesOf(relay, postmaster)
  const took: Record<string, number[]> = {}
  for (const { name, begin } of [...outages, ...outages]) {
    await sleep(500)
    const end = begin()
    if (!name.startsWith('it crashes')) {
      await sleep(500)
      expect(await status(server.url, '/ready')).toBe(503)
      expect(await status(server.url, '/health')).toBe(200)
      const refused = await fetch(`${server.url}/api/v1/email/subscribe`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email: 'late@example.com' }),
      })
      expect(refused.status).toBe(503)
      expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
    }
    await end()
    took[name] = [...(took[name] ?? []), await recovered(performance.now())]
  }
  over = true
  await playing
  process.stdout.write(
    `outages, ms until everybody had played again: ${JSON.stringify(took)}; ${heard()} turns\n`,
  )
  expect((await Promise.all(players.map(brokenPromises))).flat()).toEqual([])
})
