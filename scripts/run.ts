import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

export const ROOT = join(import.meta.dirname, '..')

export interface Outcome {
  readonly passed: boolean
  readonly output: string
  readonly seconds: number
}

/** The file behind a package's command, so that it runs under this very Node. */
export const programOf = (name: string, command = name): string => {
  const manifest = createRequire(import.meta.url).resolve(`${name}/package.json`)
  const { bin } = createRequire(import.meta.url)(manifest) as { bin: string | Record<string, string> }
  const file = typeof bin === 'string' ? bin : bin[command]
  if (file === undefined) throw new Error(`${name} has no command ${command}`)
  return join(dirname(manifest), file)
}

interface Running {
  readonly cwd?: string
  readonly env?: Record<string, string>
  /** Shows the output as it comes instead of keeping it. */
  readonly aloud?: boolean
}

/** Runs a script under this very Node; ends it when this process is asked to end. */
export const run = (script: string, args: readonly string[], options: Running = {}): Promise<Outcome> => {
  const start = performance.now()
  const child = spawn(process.execPath, [script, ...args], {
    cwd: options.cwd ?? ROOT,
    env: { ...process.env, ...options.env },
    stdio: options.aloud ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  })
  const heard: Buffer[] = []
  child.stdout?.on('data', (piece: Buffer) => heard.push(piece))
  child.stderr?.on('data', (piece: Buffer) => heard.push(piece))
  const end = () => {
    child.once('exit', () => process.exit(143))
    child.kill('SIGTERM')
  }
  process.once('SIGTERM', end)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      process.off('SIGTERM', end)
      const seconds = (performance.now() - start) / 1000
      resolve({ passed: code === 0, output: Buffer.concat(heard).toString(), seconds })
    })
  })
}
