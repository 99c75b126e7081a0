import './need-node.mjs'
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { buildStale } from './build.ts'

const SERVER = join(import.meta.dirname, '../apps/server/dist/main.js')

/** Becomes the server: its signals, its exit code and its standard streams are then simply this process's. */
const becomeServer = (): void => {
  if (process.execve) process.execve(process.execPath, [process.execPath, SERVER], process.env)
  const server = spawn(process.execPath, [SERVER], { stdio: 'inherit' })
  server.once('exit', (code) => process.exit(code ?? 1))
}

await buildStale()
if (!process.argv.includes('--build-only')) becomeServer()
