import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** A program of this folder in a process of its own, which a test may kill. */
export interface Running {
  readonly pid: number
  /** The next line it says; undefined when it has ended. */
  next(): Promise<string | undefined>
  kill(): Promise<void>
  /** Its exit code; null when it was killed. */
  readonly ended: Promise<number | null>
}

export const run = (program: string, ...given: readonly string[]): Running => {
  const path = fileURLToPath(new URL(`${program}.ts`, import.meta.url))
  const child = spawn(process.execPath, [path, ...given], { stdio: ['pipe', 'pipe', 'inherit'] })
  const ended = once(child, 'close').then(([code]) => code)
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  return {
    pid: child.pid ?? 0,
    next: async () => (await lines.next()).value,
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
    ended,
  }
}
