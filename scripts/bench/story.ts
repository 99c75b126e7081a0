import { MAX_SAVES } from '../../packages/engine/src/limits.ts'
import { median, percentile } from './figures.ts'
import { openHouse } from './house.ts'
import { type Memory, readMemory } from './inspector.ts'
import { measureOften, quieterHalf, type Stretch } from './machine.ts'
import { type OwnCount, readOwnCount } from './own-count.ts'
import type { Plan } from './plan.ts'
import { type Manner, openPlayer } from './player.ts'

/** What one player waited for a turn, in milliseconds, from the first byte sent to the last one heard. */
export interface Waits {
  readonly turns: number
  readonly p50: number
  readonly p99: number
}

interface Played {
  readonly waits: Readonly<Record<Manner, readonly number[]>>
  readonly before: OwnCount
  readonly after: OwnCount
}

/** Waits are those of the quieter half of the stretches. */
export interface Story extends Readonly<Record<Manner, Waits>> {
  /** The same turns as the server timed them: their mean, and how many in a hundred took 5 ms or less. */
  readonly own: { readonly mean: number; readonly within5: number }
  readonly early: Memory
  readonly late: Memory
  readonly stretches: readonly Stretch<Record<Manner, Waits>>[]
}

const SCENARIOS = ['sinchon', 'tower']

/** Whole games, one after the other, plain and streamed by turns; whoever has no room left makes way. */
async function* playOn(url: string): AsyncGenerator<{ manner: Manner; ms: number }, never> {
  for (let games = 0; ; ) {
    const player = await openPlayer(url)
    for (let saves = 0; saves < MAX_SAVES; saves++, games++) {
      const game = await player.begin(SCENARIOS[games % SCENARIOS.length] ?? '')
      for (let turn = 0; !game.isOver(); turn++) {
        const manner = turn % 2 === 0 ? 'plain' : 'streamed'
        yield { manner, ms: await game.playTurn(manner) }
      }
    }
    player.leave()
  }
}

const waitsOf = (waits: readonly number[]): Waits => ({
  turns: waits.length,
  p50: median(waits),
  p99: percentile(waits, 99),
})

const ownOf = (played: readonly Played[]): Story['own'] => {
  const sum = (name: keyof OwnCount) =>
    played.reduce((all, { before, after }) => all + after[name] - before[name], 0)
  return { mean: (sum('seconds') / sum('turns')) * 1000, within5: (sum('within5') / sum('turns')) * 100 }
}

/** One player on one server, from the first turn to the last: how long each takes, and what is left behind. */
export const measureStory = async (server: string, folder: string, plan: Plan): Promise<Story> => {
  await using house = await openHouse(
    { server, folder, name: 'story' },
    { flags: ['--inspect=127.0.0.1:0'], environment: { METRICS_PORT: '0' } },
  )
  const inspector = await house.says(/^Debugger listening on (\S+)$/m)
  const metrics = `http://127.0.0.1:${await house.says(/"metrics":\{[^}]*"port":(\d+)/)}/metrics`
  const turns = playOn(house.url)
  const play = async (most: number): Promise<Played> => {
    const waits: Record<Manner, number[]> = { plain: [], streamed: [] }
    const before = await readOwnCount(metrics)
    for (let turn = 0; turn < most; turn++) {
      const { value } = await turns.next()
      waits[value.manner].push(value.ms)
    }
    return { waits, before, after: await readOwnCount(metrics) }
  }

  await play(plan.earlyTurn)
  const early = await readMemory(inspector, house.pid)
  const length = (plan.lateTurn - plan.earlyTurn) / plan.stretches
  const stretches = await measureOften(plan.stretches, plan.patience, [house.pid], () => play(length))
  const counted = quieterHalf(stretches).map(({ figures }) => figures)
  return {
    plain: waitsOf(counted.flatMap(({ waits }) => waits.plain)),
    streamed: waitsOf(counted.flatMap(({ waits }) => waits.streamed)),
    own: ownOf(counted),
    early,
    late: await readMemory(inspector, house.pid),
    stretches: stretches.map(({ others, figures: { waits } }) => ({
      others,
      figures: { plain: waitsOf(waits.plain), streamed: waitsOf(waits.streamed) },
    })),
  }
}
