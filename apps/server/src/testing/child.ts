import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export interface Child {
  readonly process: ChildProcess
  readonly heard: { out: string; err: string }
  /** Resolves with the first match on either stream; rejects if the child ends without it. */
  says(words: RegExp): Promise<RegExpExecArray>
  /** Its exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals | null>
}

/** Runs a file of `src` in a process of its own, with this environment and nothing else. */
export const runChild = (
  file: string,
  environment: Record<string, string> = {},
  words: readonly string[] = [],
): Child => {
  const child = spawn(process.execPath, [join(import.meta.dirname, '..', file), ...words], {
    env: { PATH: process.env.PATH ?? '', ...environment },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const heard = { out: '', err: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    heard.out += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    heard.err += text
  })
  const ended = once(child, 'close').then(([code, signal]) => code ?? signal)
  const says = async (words: RegExp): Promise<RegExpExecArray> => {
    for (;;) {
      const match = words.exec(heard.out) ?? words.exec(heard.err)
      if (match) return match
      if (child.exitCode !== null || child.signalCode !== null)
        throw new Error(`it ended without saying ${words}:\n${heard.out}${heard.err}`)
      await Promise.race([once(child.stdout, 'data'), once(child.stderr, 'data'), ended])
    }
  }
  return { process: child, heard, says, ended }
}
