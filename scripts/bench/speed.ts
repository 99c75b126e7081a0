import { join } from 'node:path'
import { answerOf, areSame } from './answer.ts'
import { openChild } from './child.ts'
import { crowd } from './crowd.ts'
import { median, percentile } from './figures.ts'
import { openHouse } from './house.ts'
import { cpuOf, measureOften, quieterHalf, type Stretch } from './machine.ts'
import type { Plan } from './plan.ts'

/** How fast one server answered. */
export interface Pace {
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  /** CPU of the server, in microseconds per request. */
  readonly cpu: number
  /** How busy the asking process was, in percent of one core: near 100 it is the one being measured. */
  readonly crowd: number
}

interface Paces {
  readonly ours: Pace
  readonly bare: Pace
}

/** Medians of the quieter half of the rounds. */
export interface Speed extends Paces {
  readonly rounds: readonly Stretch<Paces>[]
}

const ROUTE = '/api/v1/config'

interface Runner {
  readonly pid: number
  readonly url: string
}

const runRound = async ({ pid, url }: Runner, { connections, roundMs }: Plan): Promise<Pace> => {
  const before = { server: cpuOf(pid), crowd: cpuOf(process.pid), at: performance.now() }
  const { perSecond, waits } = await crowd(url + ROUTE, connections, roundMs)
  const ms = performance.now() - before.at
  return {
    perSecond,
    p50: percentile(waits, 50),
    p99: percentile(waits, 99),
    cpu: ((cpuOf(pid) - before.server) * 1000) / waits.length,
    crowd: ((cpuOf(process.pid) - before.crowd) / ms) * 100,
  }
}

const middle = (rounds: readonly Pace[]): Pace => ({
  perSecond: median(rounds.map(({ perSecond }) => perSecond)),
  p50: median(rounds.map(({ p50 }) => p50)),
  p99: median(rounds.map(({ p99 }) => p99)),
  cpu: median(rounds.map(({ cpu }) => cpu)),
  crowd: median(rounds.map(({ crowd }) => crowd)),
})

/** One JSON route of ours beside the least Node can do for the same bytes, in turns. */
export const measureSpeed = async (server: string, folder: string, plan: Plan): Promise<Speed> => {
  await using house = await openHouse({ server, folder, name: 'speed' })
  const answer = await answerOf(house.url + ROUTE)
  const program = join(import.meta.dirname, 'bare-server.ts')
  await using child = openChild([program, JSON.stringify(answer)], { folder, name: 'bare' })
  const bare = { pid: child.pid, url: await child.says(/^Bare is open at (\S+)$/m) }
  if (!areSame(answer, await answerOf(bare.url + ROUTE)))
    throw new Error('the bare server does not answer the very same')

  for (const { url } of [house, bare]) await crowd(url + ROUTE, plan.connections, plan.warmUpMs)
  const rounds = await measureOften(plan.rounds, plan.patience, [house.pid, bare.pid], async () => ({
    ours: await runRound(house, plan),
    bare: await runRound(bare, plan),
  }))
  const counted = quieterHalf(rounds).map(({ figures }) => figures)
  return {
    ours: middle(counted.map(({ ours }) => ours)),
    bare: middle(counted.map(({ bare }) => bare)),
    rounds,
  }
}
