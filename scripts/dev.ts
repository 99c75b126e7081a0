import './need-node.mjs'
import './follow-npm.ts'
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createServer } from 'vite'
import { ROOT } from './run.ts'

/** The server from its sources, restarted when they change, and Vite in front of it. */
const port = process.env.PORT ?? '3000'
const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'], {
  cwd: ROOT,
  env: { ...process.env, PORT: port },
  stdio: 'inherit',
})

const web = await createServer({
  root: join(ROOT, 'apps/web'),
  server: {
    host: '127.0.0.1',
    proxy: { '/api': { target: `http://127.0.0.1:${port}`, changeOrigin: false } },
  },
})
await web.listen()
web.printUrls()

const end = async () => {
  server.kill('SIGTERM')
  await web.close()
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end)
