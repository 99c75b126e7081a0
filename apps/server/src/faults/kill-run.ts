import { setTimeout as sleep } from 'node:timers/promises'
import { brokenPromises } from './broken-promises.ts'
import type { Player } from './player.ts'
import { openPlayer } from './player.ts'
import type { Victim } from './victim.ts'

/** What a kill interrupted, for the turn that had come furthest without being acknowledged. */
export const MOMENTS = [
  'nothing under way',
  'before the claim',
  'claimed, not kept',
  'kept, last byte unheard',
] as const
export type Moment = (typeof MOMENTS)[number]

export interface Ledger {
  /** Reads the dead server's memory: the claims on these requests, by their tokens, and the turns kept for them. */
  look(
    requestIds: readonly string[],
  ): Promise<{ readonly claimed: readonly string[]; readonly kept: readonly string[] }>
}

export interface KillReport {
  readonly kills: number
  readonly acknowledged: number
  readonly lost: readonly string[]
  readonly histogram: Readonly<Record<Moment, number>>
  readonly slowestStart: number
}

export interface KillPlan {
  readonly victim: Victim
  readonly ledger: Ledger
  readonly kills: number
  readonly seed: number
  readonly games?: number
}

const WARM_WITHIN = 500
/** The rest are blind: a moment nobody thought of must be hit too. */
const AIMED = 0.5

/** A small generator with a printed seed, so that a failing run can be run again. */
export const rollFrom = (seed: number) => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000
  }
}

/** Kills the server again and again while games are played on it, and then holds it to every word it said. */
export const killRun = async ({ victim, ledger, kills, seed, games = 20 }: KillPlan): Promise<KillReport> => {
  const roll = rollFrom(seed)
  const players = await Promise.all(
    Array.from({ length: games }, (_, at) =>
      openPlayer(victim.url, `p${seed}-${at}`, rollFrom(seed + at + 1)),
    ),
  )
  let over = false
  const failures: unknown[] = []
  const playing = players.map((player) =>
    player
      .play(() => over || failures.length > 0)
      .catch((failure: unknown) => {
        failures.push(failure)
      }),
  )
  const seen = new Set<string>()
  const histogram = Object.fromEntries(MOMENTS.map((moment) => [moment, 0])) as Record<Moment, number>
  for (let kill = 0; kill < kills && failures.length === 0; kill++) {
    await warm(players)
    await (roll() < AIMED ? someAnswer(players) : sleep(roll() * 60))
    await victim.kill()
    histogram[await momentOf(players, ledger, seen)]++
    await victim.restart()
  }
  over = true
  await Promise.all(playing)
  if (failures.length > 0) throw failures[0]
  const lost = (await Promise.all(players.map(brokenPromises))).flat()
  const acknowledged = players.reduce((sum, player) => sum + player.acknowledged.size, 0)
  return { kills, acknowledged, lost, histogram, slowestStart: Math.round(victim.slowestStart()) }
}

/** A server that has just been started answers nobody yet: most kills would interrupt nothing. */
const warm = async (players: readonly Player[]): Promise<void> => {
  const heard = () => players.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0)
  const before = heard()
  for (let waited = 0; waited < WARM_WITHIN && heard() === before; waited += 5) await sleep(5)
}

const someAnswer = (players: readonly Player[]): Promise<void> =>
  Promise.race([...players.map((player) => player.answering()), sleep(WARM_WITHIN)])

/** A claim or a turn counts for the kill that it was first seen after: later ones did not interrupt it. */
const momentOf = async (players: readonly Player[], ledger: Ledger, seen: Set<string>): Promise<Moment> => {
  const open = players.flatMap((player) => player.pending()?.requestId ?? [])
  if (open.length === 0) return 'nothing under way'
  const { claimed, kept } = await ledger.look(open)
  const fresh = (marks: readonly string[]) => marks.filter((mark) => !seen.has(mark)).length > 0
  const moment: Moment = fresh(claimed)
    ? 'claimed, not kept'
    : fresh(kept)
      ? 'kept, last byte unheard'
      : 'before the claim'
  for (const mark of [...claimed, ...kept]) seen.add(mark)
  return moment
}
