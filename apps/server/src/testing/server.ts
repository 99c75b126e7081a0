import { type Child, runChild } from './child.ts'

export interface RunningServer extends Child {
  readonly url: string
  [Symbol.asyncDispose](): Promise<void>
}

/** The real server in a process of its own, on a port nobody else has. */
export const startServer = async (environment: Record<string, string>): Promise<RunningServer> => {
  const child = runChild('main.ts', { PORT: '0', ...environment })
  const [, url = ''] = await child.says(/^Inyeon is open at (\S+)$/m)
  return {
    ...child,
    url,
    [Symbol.asyncDispose]: async () => {
      child.process.kill('SIGKILL')
      await child.ended
    },
  }
}
