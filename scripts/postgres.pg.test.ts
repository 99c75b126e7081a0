import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, inject, test, vi } from 'vitest'
import { startPostgres, waysHere } from './postgres.ts'
import { connected, createDatabase } from './postgres-databases.ts'
import { freshDatabase } from './vitest/fresh-database.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

const ask = (url: string, sql: string): Promise<unknown> =>
  connected(url, async (client) => Object.values((await client.query(sql)).rows[0])[0])

const answers = (url: string): Promise<boolean> =>
  ask(url, 'select 1').then(
    () => true,
    () => false,
  )

describe.each(waysHere().filter((way) => way !== 'given'))('a server of our own (%s)', (way) => {
  test('lends empty databases and leaves nothing behind', async () => {
    const postgres = await startPostgres({ way })
    const database = await createDatabase(postgres.url, 'Two Words')
    expect(await ask(database, 'select current_database()')).toBe('postgres_two_words')
    expect(await ask(database, 'show fsync')).toBe('off')
    const folder = String(await ask(database, 'show data_directory'))
    await postgres.stop()
    expect(await answers(postgres.url)).toBe(false)
    expect(existsSync(folder)).toBe(false)
  })

  test('keeps its word on disk when asked to', async () => {
    const postgres = await startPostgres({ way, durable: true })
    expect(await ask(postgres.url, 'show fsync')).toBe('on')
    await postgres.stop()
  })

  test.each(['SIGTERM', 'SIGKILL'] as const)('ends when whoever started it dies of %s', async (signal) => {
    const code = `import { startPostgres } from ${JSON.stringify(join(import.meta.dirname, 'postgres.ts'))}
console.log((await startPostgres({ way: '${way}' })).url)
setInterval(() => {}, 1000)`
    const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const url = await new Promise<string>((resolve) =>
      child.stdout.once('data', (line) => resolve(String(line).trim())),
    )
    const folder = String(await ask(url, 'show data_directory'))
    child.kill(signal)
    await vi.waitFor(() => expect(existsSync(folder)).toBe(false), { timeout: 10_000 })
    expect(await answers(url)).toBe(false)
  })
})

test('a server that is given lends a database and takes it back with all its kin', async () => {
  vi.stubEnv('TEST_DATABASE_URL', await freshDatabase('given'))
  const postgres = await startPostgres({ way: 'given' })
  const kin = await createDatabase(postgres.url, 'kin')
  expect(await answers(kin)).toBe(true)
  await postgres.stop()
  expect(await answers(kin)).toBe(false)
  expect(await answers(postgres.url)).toBe(false)
  expect(await answers(inject('postgresUrl'))).toBe(true)
})

test('without any PostgreSQL it says what is missing and how to get it', async () => {
  vi.stubEnv('TEST_DATABASE_URL', '')
  await expect(startPostgres({ way: 'given' })).rejects.toThrow(
    /given: TEST_DATABASE_URL is not set[\s\S]*npm ci[\s\S]*apt-get install postgresql/,
  )
})
