import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { runChild } from './testing/child.ts'
import { makeDataFolder } from './testing/data-folder.ts'
import { startServer } from './testing/server.ts'

const patient = { timeout: 30_000 }
const jsonLines = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line))

describe('the house', patient, () => {
  test('opens with nothing set, answers, and closes when asked', async () => {
    await using folder = await makeDataFolder()
    await using server = await startServer({ DATA_DIR: folder.path })
    const health = await fetch(`${server.url}/api/v1/health`)
    expect(health.status).toBe(200)
    expect(await health.json()).toMatchObject({ status: 'ok' })
    expect(health.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect((await fetch(`${server.url}/api/v1/ready`)).status).toBe(200)
    server.process.kill('SIGTERM')
    expect(await server.ended).toBe(0)
  })

  test('says one line to people, the rest in JSON, and the password to nobody’s log', async () => {
    await using folder = await makeDataFolder()
    await using server = await startServer({ DATA_DIR: folder.path })
    await fetch(`${server.url}/api/v1/game_state/5f0c?email=yuna@example.org`)
    server.process.kill('SIGTERM')
    await server.ended
    const lines = server.heard.out.trim().split('\n')
    expect(lines.filter((line) => !line.startsWith('{'))).toEqual([])
    expect(server.heard.err).toContain(`Inyeon is open at ${server.url}`)
    expect(jsonLines(server.heard.out)).toContainEqual(
      expect.objectContaining({
        msg: 'open',
        database: 'sqlite',
        storyteller: 'embedded',
        identity: 'open',
        mail: false,
      }),
    )
    const [, password = ''] = /^The admin password of this run is (\S{24})$/m.exec(server.heard.err) ?? []
    expect(password).not.toBe('')
    expect(server.heard.out).not.toContain(password)
    expect(server.heard.out).toContain('/api/v1/game_state/{id}')
    expect(server.heard.out).not.toMatch(/5f0c|yuna|127\.0\.0\.1[^:]/)
  })

  test('is opened once: a second one on the same folder names who holds it', async () => {
    await using folder = await makeDataFolder()
    await using server = await startServer({ DATA_DIR: folder.path })
    const second = runChild('main.ts', { PORT: '0', DATA_DIR: folder.path })
    expect(await second.ended).toBe(1)
    expect(second.heard.err).toContain(`process ${server.process.pid}`)
    expect((await fetch(`${server.url}/api/v1/health`)).status).toBe(200)
  })

  test('opens again on the same folder after it was killed', async () => {
    await using folder = await makeDataFolder()
    const server = await startServer({ DATA_DIR: folder.path })
    await server[Symbol.asyncDispose]()
    await using again = await startServer({ DATA_DIR: folder.path })
    expect((await fetch(`${again.url}/api/v1/ready`)).status).toBe(200)
  })

  test('does not open on a port that is taken, and lets the folder go', async () => {
    await using folder = await makeDataFolder()
    await using other = await makeDataFolder()
    await using server = await startServer({ DATA_DIR: folder.path })
    const { port } = new URL(server.url)
    const second = runChild('main.ts', { PORT: port, DATA_DIR: other.path })
    expect(await second.ended).toBe(1)
    expect(second.heard.err).toContain(`Port ${port} of 127.0.0.1 is taken. Set PORT to another one.`)
    expect(() => readFileSync(join(other.path, 'lock.pid'))).toThrow()
  })

  test('does not open with a mistake in its settings, and tells them all', async () => {
    const server = runChild('main.ts', { PORT: 'x', MAX_TURNS: '99', STORYTELLER: 'llm', SECRET: 'hunter2' })
    expect(await server.ended).toBe(78)
    expect(server.heard.out).toBe('')
    expect(
      server.heard.err
        .trim()
        .split('\n')
        .map((line) => line.split(' ', 1)[0]),
    ).toEqual(['PORT', 'MAX_TURNS', 'SECRET', 'STORYTELLER'])
    expect(server.heard.err).not.toContain('hunter2')
  })

  test('has no admin page where others could reach it and no hash is set', async () => {
    await using folder = await makeDataFolder()
    await using server = await startServer({ DATA_DIR: folder.path, HOST: '0.0.0.0' })
    expect(server.url).toMatch(/^http:\/\/localhost:/)
    expect(server.heard.err).not.toContain('password')
    expect((await fetch(`${server.url}/api/v1/admin/session`)).status).toBe(404)
    expect(server.heard.out).toContain('the admin page is off')
  })

  test('shows its numbers where it was told to', async () => {
    await using folder = await makeDataFolder()
    await using server = await startServer({ DATA_DIR: folder.path, METRICS_PORT: '0' })
    await fetch(`${server.url}/api/v1/config`)
    const { metrics } = jsonLines(server.heard.out).find(({ msg }) => msg === 'open')
    const page = await (await fetch(`http://127.0.0.1:${metrics.port}/metrics`)).text()
    expect(page).toContain(
      'inyeon_http_request_seconds_count{method="GET",route="/api/v1/config",status="200"} 1',
    )
    expect(
      (await fetch(`${server.url}/metrics`, { headers: { accept: 'text/plain' } })).headers.get(
        'content-type',
      ),
    ).not.toContain('version=0.0.4')
  })
})
