import { MAX_SAVES } from '../../packages/engine/src/limits.ts'
import { median, percentile } from './figures.ts'
import { type House, openHouse } from './house.ts'
import { type Memory, readMemory } from './inspector.ts'
import { waitForQuiet, watchOthers } from './machine.ts'
import type { Plan } from './plan.ts'
import { type Manner, openPlayer } from './player.ts'

/** What one player waited for a turn, in milliseconds, from the first byte sent to the last one heard. */
export interface Waits {
  readonly turns: number
  readonly p50: number
  readonly p99: number
}

export interface Story {
  readonly busyBefore: number
  readonly others: number
  readonly plain: Waits
  readonly streamed: Waits
  /** The server's own count of the same turns: its mean, and how many in a hundred took 5 ms or less. */
  readonly own: { readonly mean: number; readonly within5: number }
  readonly early: Memory
  readonly late: Memory
}

const SCENARIOS = ['sinchon', 'tower']

/** Whole games, one after the other, plain and streamed by turns; whoever has no room left makes way for the next. */
async function* playOn(url: string): AsyncGenerator<{ manner: Manner; ms: number }, never> {
  for (let games = 0; ; ) {
    const player = await openPlayer(url)
    for (let saves = 0; saves < MAX_SAVES; saves++, games++) {
      const game = await player.begin(SCENARIOS[games % SCENARIOS.length] ?? '')
      while (!game.isOver()) {
        for (const manner of ['plain', 'streamed'] as const)
          if (!game.isOver()) yield { manner, ms: await game.playTurn(manner) }
      }
    }
    player.leave()
  }
}

const summed = (page: string, name: string): number => {
  const lines = page.split('\n').filter((line) => line.startsWith(name) && line.includes('/demo/turn"'))
  return lines.reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' '))), 0)
}

const readOwn = async (metricsUrl: string) => {
  const page = await (await fetch(metricsUrl)).text()
  const name = 'inyeon_http_request_seconds'
  return {
    count: summed(page, `${name}_count`),
    seconds: summed(page, `${name}_sum`),
    within5: summed(page, `${name}_bucket{le="0.005"`),
  }
}

const ownCount = async (house: House) => {
  const port = await house.says(/"metrics":\{[^}]*"port":(\d+)/)
  const url = `http://127.0.0.1:${port}/metrics`
  const before = await readOwn(url)
  return async (): Promise<Story['own']> => {
    const now = await readOwn(url)
    const count = now.count - before.count
    return {
      mean: ((now.seconds - before.seconds) / count) * 1000,
      within5: ((now.within5 - before.within5) / count) * 100,
    }
  }
}

const waitsOf = (waits: readonly number[]): Waits => ({
  turns: waits.length,
  p50: median(waits),
  p99: percentile(waits, 99),
})

/** One player on one server, from the first turn to the last: how long each takes, and what is left behind. */
export const measureStory = async (server: string, folder: string, plan: Plan): Promise<Story> => {
  await using house = await openHouse(
    { server, folder, name: 'story' },
    { flags: ['--inspect=127.0.0.1:0'], environment: { METRICS_PORT: '0' } },
  )
  const inspector = await house.says(/^Debugger listening on (\S+)$/m)
  const turns = playOn(house.url)
  const play = async (most: number) => {
    const waits: Record<Manner, number[]> = { plain: [], streamed: [] }
    for (let turn = 0; turn < most; turn++) {
      const { value } = await turns.next()
      waits[value.manner].push(value.ms)
    }
    return waits
  }

  await play(plan.earlyTurn)
  const early = await readMemory(inspector, house.pid)
  const busyBefore = await waitForQuiet(plan.patienceForQuiet)
  const othersTook = watchOthers([house.pid])
  const own = await ownCount(house)
  const waits = await play(plan.lateTurn - plan.earlyTurn)
  return {
    busyBefore,
    others: othersTook(),
    plain: waitsOf(waits.plain),
    streamed: waitsOf(waits.streamed),
    own: await own(),
    early,
    late: await readMemory(inspector, house.pid),
  }
}
