import './need-node.mjs'
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { buildStale } from './build.ts'
import { ROOT } from './run.ts'

const COMMAND = [
  process.execPath,
  '--import',
  join(import.meta.dirname, 'follow-npm.ts'),
  join(ROOT, 'apps/server/dist/main.js'),
] as const

/** Becomes the server: its signals, its exit code and its standard streams are then simply this process's. */
const becomeServer = (): void => {
  const [node, ...args] = COMMAND
  if (process.execve) process.execve(node, COMMAND, process.env)
  spawn(node, args, { stdio: 'inherit' }).once('exit', (code) => process.exit(code ?? 1))
}

await buildStale().catch((failure: Error) => {
  console.error(failure.message)
  process.exit(1)
})
if (!process.argv.includes('--build-only')) becomeServer()
