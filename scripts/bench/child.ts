import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const PATIENCE = 30_000

/** A process of its own that writes what it says to a file, as a server under a service manager does. */
export interface Child extends AsyncDisposable {
  readonly pid: number
  /** The first match in what it has said; waits for it. */
  says(words: RegExp): Promise<string>
}

export const openChild = (
  args: readonly string[],
  { folder, name, environment = {} }: { folder: string; name: string; environment?: Record<string, string> },
): Child => {
  const file = join(folder, `${name}.log`)
  const out = openSync(file, 'w')
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env.PATH ?? '', ...environment },
    stdio: ['ignore', out, out],
  })
  closeSync(out)
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  const ended = once(child, 'exit').finally(() => process.off('exit', kill))
  const { pid } = child
  if (pid === undefined) throw new Error(`${name} could not be started`)
  return {
    pid,
    says: async (words) => {
      for (const until = performance.now() + PATIENCE; performance.now() < until; await sleep(20)) {
        const said = readFileSync(file, 'utf8')
        const [, found] = words.exec(said) ?? []
        if (found !== undefined) return found
        if (child.exitCode !== null) throw new Error(`${name} ended at once:\n${said}`)
      }
      throw new Error(`${name} did not say ${words} in ${PATIENCE} ms`)
    },
    [Symbol.asyncDispose]: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}
