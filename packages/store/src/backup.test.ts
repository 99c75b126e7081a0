import { access, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { backupSqlite, openSqliteStore } from './sqlite.ts'
import { run } from './testing/program.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inyeon-backup-'))
})
afterEach(() => rm(folder, { recursive: true }))

const kept = async (file: string): Promise<number[]> => {
  const raw = new DatabaseSync(file)
  expect(raw.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' })
  raw.close()
  const store = await openSqliteStore({ file })
  const events = await store.events.of('all')
  await store.close()
  return events.map(({ at }) => at)
}

describe('[D40] a backup', () => {
  test('of a database that is being written has every row acknowledged before it began', async () => {
    const file = join(folder, 'inyeon.db')
    const writer = run('write-on', file)
    let last = 0
    const listening = (async () => {
      for (let line = await writer.next(); line !== undefined; line = await writer.next()) last = Number(line)
    })()
    const copies: { target: string; before: number }[] = []
    for (const round of [1, 2, 3]) {
      while (last < round * 200) await new Promise((resolve) => setTimeout(resolve, 10))
      const copy = { target: join(folder, `copy-${round}.db`), before: last }
      await backupSqlite(file, copy.target)
      copies.push(copy)
    }
    const before = last
    while (last === before) await new Promise((resolve) => setTimeout(resolve, 10))
    await writer.kill()
    await listening
    for (const { target, before: acknowledged } of copies) {
      const numbers = await kept(target)
      expect(numbers.length).toBeGreaterThanOrEqual(acknowledged)
      expect(numbers).toEqual(Array.from(numbers, (_, index) => index + 1))
    }
  }, 60_000)

  test('replaces an older one whole', async () => {
    const [file, target] = [join(folder, 'inyeon.db'), join(folder, 'copy.db')]
    const store = await openSqliteStore({ file })
    await backupSqlite(file, target)
    await store.events.add({ id: '1', sessionId: 'all', type: 'page_view', data: {}, at: 1 })
    await backupSqlite(file, target)
    await store.close()
    expect(await kept(target)).toEqual([1])
  })

  test('of nothing leaves nothing', async () => {
    const target = join(folder, 'copy.db')
    await expect(backupSqlite(join(folder, 'absent.db'), target)).rejects.toThrow()
    await expect(access(target)).rejects.toThrow()
  })
})
