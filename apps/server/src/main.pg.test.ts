import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { freshDatabase } from '../../../scripts/vitest/fresh-database.ts'
import { runChild } from './testing/child.ts'
import { makeDataFolder } from './testing/data-folder.ts'
import { startServer } from './testing/server.ts'

test('two hosts open on one database, count together, and close when asked', async () => {
  const DATABASE_URL = await freshDatabase('hosts')
  await using one = await startServer({ DATABASE_URL, RATE_LIMIT_SCALE: '0.005' })
  await using other = await startServer({ DATABASE_URL, RATE_LIMIT_SCALE: '0.005' })
  expect(one.heard.out).toContain('"database":"postgres"')
  const answers: number[] = []
  for (let time = 0; time < 3; time++)
    for (const { url } of [one, other]) answers.push((await fetch(`${url}/api/v1/config`)).status)
  expect(answers.filter((status) => status === 200)).toHaveLength(3)
  expect(answers.filter((status) => status === 429)).toHaveLength(3)
  for (const server of [one, other]) {
    server.process.kill('SIGTERM')
    expect(await server.ended).toBe(0)
  }
})

test('a backup is what pg_dump makes, or the command that makes it', async () => {
  const DATABASE_URL = await freshDatabase('backup')
  await using folder = await makeDataFolder()
  await using server = await startServer({ DATABASE_URL })
  expect((await fetch(`${server.url}/api/v1/ready`)).status).toBe(200)
  const file = join(folder.path, 'inyeon.dump')
  const tool = runChild('tools/backup.ts', { DATABASE_URL }, [file])
  const code = await tool.ended
  expect(code === 0).toBe(existsSync(file))
  if (code !== 0)
    expect(tool.heard.err).toContain(`pg_dump --format=custom --no-owner --file=${file} "$DATABASE_URL"`)
  expect(tool.heard.err).not.toContain(new URL(DATABASE_URL).password)
})
