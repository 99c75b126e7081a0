import { readdirSync, readFileSync } from 'node:fs'

/** The processes of a PostgreSQL of ours on this machine. */
export interface Postmaster {
  /** Kills one of its hands without warning: it drops everybody, recovers from its log and opens again. */
  crash(): void
  /** Stops every one of its processes where they stand; whoever asks hears nothing. */
  freeze(): void
  thaw(): void
}

const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
const processes = (): number[] => readdirSync('/proc').map(Number).filter(Number.isInteger)
const commandOf = (pid: number): string[] => read(`/proc/${pid}/cmdline`).split('\0')
const parentOf = (pid: number): number => Number(/^PPid:\s+(\d+)$/m.exec(read(`/proc/${pid}/status`))?.[1])

/** Undefined where the server is somebody else's: a test signals nothing that it did not start. */
export const postmasterOf = (url: string): Postmaster | undefined => {
  if (process.platform !== 'linux') return undefined
  const { port } = new URL(url)
  const main = processes().find((pid) => {
    const [program = '', ...args] = commandOf(pid)
    return program.endsWith('/postgres') && args.includes(`port=${port}`)
  })
  if (main === undefined) return undefined
  const family = () => [main, ...processes().filter((pid) => parentOf(pid) === main)]
  const signal = (name: NodeJS.Signals) => {
    for (const pid of family()) process.kill(pid, name)
  }
  return {
    crash: () => {
      const hand = family().find((pid) => commandOf(pid).join(' ').includes('127.0.0.1('))
      if (hand === undefined) throw new Error('nobody is connected')
      process.kill(hand, 'SIGKILL')
    },
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
  }
}
