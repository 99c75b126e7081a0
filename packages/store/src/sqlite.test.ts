import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aTurn, givenGame } from './contract/given.contract.ts'
import { openSqliteStore } from './sqlite.ts'
import { storeContract } from './store.contract.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inyeon-sqlite-'))
})
afterAll(() => rm(folder, { recursive: true }))

const newFile = () => join(folder, `${crypto.randomUUID()}.db`)

storeContract('SQLite', () => openSqliteStore({ file: newFile() }))

describe('a SQLite file', () => {
  test('remembers everything after it was closed', async () => {
    const file = newFile()
    const before = await openSqliteStore({ file })
    const game = await givenGame(before)
    const turns = [0, 1, 2].map((number) => aTurn(game, number))
    for (const turn of turns) await before.turns.add(turn)
    await before.close()

    const after = await openSqliteStore({ file })
    expect(await after.games.of(game.ownerId)).toEqual([game])
    expect(await after.turns.of(game.id, 'main', game.ownerId)).toEqual(turns)
    await after.close()
  })

  test('that is closed lies alone: nothing is left beside it to lose', async () => {
    const file = newFile()
    const store = await openSqliteStore({ file })
    await givenGame(store)
    await store.close()
    const beside = (await readdir(folder)).filter((name) => join(folder, name).startsWith(`${file}-`))
    expect(beside).toEqual([])
  })

  test('in a folder that does not exist says so and opens nothing', async () => {
    const opening = openSqliteStore({ file: join(folder, 'nowhere', 'inyeon.db') })
    await expect(opening).rejects.toMatchObject({ name: 'StoreUnavailable' })
  })
})
