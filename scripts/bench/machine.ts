import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** One tick of Linux's accounts, in milliseconds. */
const TICK = 10
const GLANCE = 500
/** A machine this busy, in percent, is quiet enough to measure on. */
const QUIET = 12

const needLinux = (): void => {
  if (!existsSync('/proc/stat')) throw new Error('The bench reads /proc: it runs on Linux only.')
}

const machineCpu = (): { readonly busy: number; readonly total: number } => {
  needLinux()
  const [first = ''] = readFileSync('/proc/stat', 'utf8').split('\n', 1)
  const ticks = first.trim().split(/\s+/).slice(1, 9).map(Number)
  const [, , , idle = 0, waiting = 0] = ticks
  const total = ticks.reduce((sum, one) => sum + one, 0)
  return { busy: (total - idle - waiting) * TICK, total: total * TICK }
}

/** CPU time that a process and its threads have used, in milliseconds. */
export const cpuOf = (pid: number): number => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The name before it stands in brackets and may hold spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * TICK
}

/** Resident memory, in MiB. */
export const residentOf = (pid: number): number => {
  const [, kibibytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kibibytes) / 1024
}

/** Begins to watch; answers what percent of the machine anybody else took since. */
export const watchOthers = (ours: readonly number[]): (() => number) => {
  const pids = [process.pid, ...ours]
  const own = () => pids.reduce((sum, pid) => sum + cpuOf(pid), 0)
  const before = { ...machineCpu(), own: own() }
  return () => {
    const now = machineCpu()
    const others = now.busy - before.busy - (own() - before.own)
    return Math.max(0, (others / (now.total - before.total)) * 100)
  }
}

/** Waits for a quiet machine, as long as it is patient. */
const waitForQuiet = async (patience: number): Promise<void> => {
  const until = performance.now() + patience
  for (let busy = 100; busy > QUIET && performance.now() < until; ) {
    const othersTook = watchOthers([])
    await sleep(GLANCE)
    busy = othersTook()
  }
}

/** One stretch of a measurement, and what percent of the machine others took meanwhile. */
export interface Stretch<Figures> {
  readonly others: number
  readonly figures: Figures
}

/** Measures again and again, each time waiting for quiet first. */
export const measureOften = async <Figures>(
  times: number,
  patience: number,
  ours: readonly number[],
  measure: () => Promise<Figures>,
): Promise<readonly Stretch<Figures>[]> => {
  const stretches: Stretch<Figures>[] = []
  while (stretches.length < times) {
    await waitForQuiet(patience / times)
    const othersTook = watchOthers(ours)
    const figures = await measure()
    stretches.push({ figures, others: othersTook() })
  }
  return stretches
}

/** Chosen by what others did, never by how we fared. */
export const quieterHalf = <Figures>(stretches: readonly Stretch<Figures>[]): readonly Stretch<Figures>[] =>
  stretches.toSorted((one, other) => one.others - other.others).slice(0, Math.ceil(stretches.length / 2))
