import { existsSync, readdirSync } from 'node:fs'
import { copyFile, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openSqliteStore } from '@inyeon/store/sqlite'
import { describe, expect, test } from 'vitest'
import { verifyPassword } from '../password-hash.ts'
import { runChild } from '../testing/child.ts'
import { makeDataFolder } from '../testing/data-folder.ts'
import { startServer } from '../testing/server.ts'

const patient = { timeout: 30_000 }

const run = async (tool: string, environment: Record<string, string>, ...words: string[]) => {
  const child = runChild(`tools/${tool}.ts`, environment, words)
  child.process.stdin?.end()
  return { code: await child.ended, ...child.heard }
}

const settle = async (folder: string, value: string) => {
  const store = await openSqliteStore({ file: join(folder, 'inyeon.db') })
  await store.keepsakes.settle('whose', value)
  await store.close()
}
const whose = (file: string) =>
  new DatabaseSync(file, { readOnly: true }).prepare("select value from keepsakes where key = 'whose'").get()
    ?.value

describe('a backup', patient, () => {
  test('is made while the house is open, and brings everything back', async () => {
    await using folder = await makeDataFolder()
    await settle(folder.path, 'ours')
    const file = join(folder.path, 'backup.db')
    await using server = await startServer({ DATA_DIR: folder.path })
    expect(await run('backup', { DATA_DIR: folder.path }, file)).toMatchObject({
      code: 0,
      out: `Saved to ${file}\n`,
    })
    expect((await fetch(`${server.url}/api/v1/ready`)).status).toBe(200)

    await using other = await makeDataFolder()
    await settle(other.path, 'theirs')
    expect(await run('restore', { DATA_DIR: other.path }, file)).toMatchObject({ code: 0 })
    expect(whose(join(other.path, 'inyeon.db'))).toBe('ours')
    await using again = await startServer({ DATA_DIR: other.path })
    expect((await fetch(`${again.url}/api/v1/ready`)).status).toBe(200)
  })

  test('is not made where there is nothing to keep, nor over the database itself', async () => {
    await using folder = await makeDataFolder()
    expect(await run('backup', { DATA_DIR: folder.path }, 'x.db')).toMatchObject({
      code: 1,
      err: expect.stringContaining('There is no database at'),
    })
    await settle(folder.path, 'ours')
    expect(await run('backup', { DATA_DIR: folder.path }, join(folder.path, 'inyeon.db'))).toMatchObject({
      code: 1,
    })
    expect(whose(join(folder.path, 'inyeon.db'))).toBe('ours')
  })

  test.each(['backup', 'restore'])('%s asks for the name of one file', async (tool) => {
    expect(await run(tool, {})).toMatchObject({ code: 1, err: `Usage: npm run ${tool} -- FILE\n` })
    expect(await run(tool, {}, 'a', 'b')).toMatchObject({ code: 1 })
  })

  test('of PostgreSQL without pg_dump names the command, and no password', async () => {
    const { code, err } = await run(
      'backup',
      { DATABASE_URL: 'postgres://u:hunter2@127.0.0.1:1/x', PATH: '/nowhere' },
      '/tmp/x.dump',
    )
    expect(code).toBe(1)
    expect(err).toContain('pg_dump --format=custom --no-owner --file=/tmp/x.dump "$DATABASE_URL"')
    expect(err).not.toContain('hunter2')
  })
})

describe('a restore', patient, () => {
  test('keeps what was there beside what comes', async () => {
    await using folder = await makeDataFolder()
    await settle(folder.path, 'old')
    await using other = await makeDataFolder()
    await settle(other.path, 'new')
    await run('restore', { DATA_DIR: folder.path }, join(other.path, 'inyeon.db'))
    const aside = readdirSync(folder.path).filter((name) => /^inyeon-before-.*\.db$/.test(name))
    expect(aside).toHaveLength(1)
    expect(whose(join(folder.path, aside[0] ?? ''))).toBe('old')
    expect(whose(join(folder.path, 'inyeon.db'))).toBe('new')
  })

  test('is refused while the house is open, with the holder’s name', async () => {
    await using folder = await makeDataFolder()
    await using server = await startServer({ DATA_DIR: folder.path })
    const file = join(folder.path, 'backup.db')
    await run('backup', { DATA_DIR: folder.path }, file)
    expect(await run('restore', { DATA_DIR: folder.path }, file)).toMatchObject({
      code: 1,
      err: expect.stringContaining(`process ${server.process.pid}`),
    })
  })

  test.each<[string, (file: string) => Promise<void>, RegExp]>([
    ['is no database', (file) => writeFile(file, 'a shopping list, not a database'), /no SQLite database/],
    ['is empty', (file) => writeFile(file, ''), /no database of Inyeon/],
    ['was cut off', async (file) => truncate(file, 20_000), /damaged/],
  ])('of a file that %s changes nothing', async (_, spoil, sentence) => {
    await using folder = await makeDataFolder()
    await settle(folder.path, 'ours')
    const file = join(folder.path, 'backup.db')
    await copyFile(join(folder.path, 'inyeon.db'), file)
    await spoil(file)
    const { code, err } = await run('restore', { DATA_DIR: folder.path }, file)
    expect(code).toBe(1)
    expect(err).toMatch(sentence)
    expect(whose(join(folder.path, 'inyeon.db'))).toBe('ours')
    expect(existsSync(join(folder.path, 'inyeon.db.part'))).toBe(false)
  })

  test('of PostgreSQL says how, into a new database', async () => {
    await using folder = await makeDataFolder()
    const file = join(folder.path, 'x.dump')
    await writeFile(file, '')
    const { code, err } = await run('restore', { DATABASE_URL: 'postgres://u:hunter2@127.0.0.1:1/x' }, file)
    expect(code).toBe(1)
    expect(err).toMatch(/createdb NEW_NAME\n.*pg_restore .*--dbname=NEW_NAME/)
    expect(err).not.toContain('hunter2')
  })
})

describe('the hash tool', patient, () => {
  const piped = async (password: string) => {
    const child = runChild('tools/admin-hash.ts')
    child.process.stdin?.end(password)
    return { code: await child.ended, ...child.heard }
  }

  test('prints a line for the settings that opens to what was piped in', async () => {
    const { code, out } = await piped('벚꽃 피는 여의도의 봄날 저녁\n')
    expect(code).toBe(0)
    const [, hash = ''] = /^ADMIN_PASSWORD_HASH='(.+)'\n$/.exec(out) ?? []
    expect(await verifyPassword(hash, '벚꽃 피는 여의도의 봄날 저녁')).toBe(true)
  })

  test('wants fifteen characters, counted as a reader would', async () => {
    expect(await piped('fourteen chars\n')).toMatchObject({ code: 1, out: '' })
    expect(await piped('💮'.repeat(14))).toMatchObject({ code: 1, out: '' })
    expect(await piped('fifteen letters')).toMatchObject({ code: 0 })
  })
})
