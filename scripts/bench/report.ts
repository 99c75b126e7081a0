import { availableParallelism } from 'node:os'
import { type Bar, barsOf, holds, type Measured } from './bars.ts'
import { median, shown } from './figures.ts'
import { quieterHalf, type Stretch } from './machine.ts'
import type { Plan } from './plan.ts'
import type { Pace } from './speed.ts'
import type { Waits } from './story.ts'

type Row = readonly [what: string, measured: string]

/** More of the machine than this in other hands, in percent, and a p99 says more about them than about us. */
const NOISY = 10

const pace = ({ perSecond, p50, p99, cpu }: Pace): string =>
  `${shown(perSecond)} a second, p50 ${shown(p50)} ms, p99 ${shown(p99)} ms, ${shown(cpu)} µs of CPU each`

const waits = ({ p50, p99, turns }: Waits): string =>
  `p50 ${shown(p50)} ms, p99 ${shown(p99)} ms, over ${shown(turns)} turns`

const barRow = (bar: Bar): Row => {
  const { what, measured, unit, least, most } = bar
  const wanted = least === undefined ? `at most ${most}` : `at least ${least}`
  return [what, `${shown(measured)} ${unit}, ${wanted}: ${holds(bar) ? 'held' : 'MISSED'}`]
}

const load = (stretches: readonly Stretch<unknown>[]): string => {
  const counted = quieterHalf(stretches).map(({ others }) => others)
  const most = Math.max(...counted)
  const doubt = most > NOISY ? '; too much to trust a p99' : ''
  return `${shown(median(counted))} % of the machine, ${shown(most)} % at most, in the quieter half that counts${doubt}`
}

const rowsOf = ({ speed, story }: Measured, plan: Plan): readonly (Row | undefined)[] => [
  [`GET /config, ${plan.connections} connections, ours`, pace(speed.ours)],
  ['The same bytes from bare node:http', pace(speed.bare)],
  ['The asking process was busy', `${shown(speed.ours.crowd)} % / ${shown(speed.bare.crowd)} % of one core`],
  ['Meanwhile others took', load(speed.rounds)],
  undefined,
  ['One player, a turn in one piece', waits(story.plain)],
  ['One player, a turn as it is told', waits(story.streamed)],
  [
    'By the server’s own count a turn took',
    `${shown(story.own.mean)} ms on average, ${shown(story.own.within5)} % within 5 ms`,
  ],
  ['Meanwhile others took', load(story.stretches)],
  undefined,
  ...([['early', plan.earlyTurn] as const, ['late', plan.lateTurn] as const] as const).map(
    ([when, turns]): Row => [
      `Memory after ${shown(turns)} turns`,
      `heap ${shown(story[when].heap)} MiB after a collection, resident ${shown(story[when].resident)} MiB`,
    ],
  ),
  undefined,
  ...barsOf({ speed, story }).map(barRow),
]

/** What was measured, one plain line each. */
export const tableOf = (measured: Measured, plan: Plan): string => {
  const rows = rowsOf(measured, plan)
  const width = Math.max(...rows.map((row) => row?.[0].length ?? 0))
  const about = `Node ${process.versions.node}, ${availableParallelism()} cores, ${plan.rounds} rounds, ${plan.stretches} stretches`
  return [
    about,
    '',
    ...rows.map((row) => (row === undefined ? '' : `${row[0].padEnd(width)}  ${row[1]}`)),
  ].join('\n')
}
