import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

const TICKS_PER_SECOND = 100
const [USER, SYSTEM] = [11, 12]

const secondsOf = (pid: number): number => {
  // the name in brackets may hold spaces
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return (Number(fields[USER]) + Number(fields[SYSTEM])) / TICKS_PER_SECOND
}

/** Seconds of CPU that a process takes in this many seconds of the clock. */
export const cpuDuring = async (pid: number, seconds: number): Promise<number> => {
  const before = secondsOf(pid)
  await sleep(seconds * 1000)
  return secondsOf(pid) - before
}
