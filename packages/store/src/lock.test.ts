import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { atOnce } from './contract/given.contract.ts'
import { FolderHeld, lockFolder } from './lock.ts'
import { type Running, run } from './testing/program.ts'

let folder = ''
const started: Running[] = []
const another = () => {
  const program = run('hold-folder', folder)
  started.push(program)
  return program
}

beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'inyeon-lock-')), 'data')
})
afterEach(async () => {
  for (const program of started.splice(0)) await program.kill()
  await rm(join(folder, '..'), { recursive: true })
})

describe('[D38] a data folder', () => {
  test('in use is refused to a second server, which is told by whom', async () => {
    const first = another()
    expect(await first.next()).toBe('held')
    const second = another()
    expect(await second.next()).toMatch(
      new RegExp(`^FolderHeld: .*${folder} is in use by process ${first.pid}\\.`),
    )
    expect(await second.ended).toBe(1)
    await expect(lockFolder(folder)).rejects.toBeInstanceOf(FolderHeld)
  })

  test('of a server that was killed is taken over', async () => {
    const first = another()
    expect(await first.next()).toBe('held')
    await first.kill()
    expect(await another().next()).toBe('held')
  })

  test('whose note names somebody who now has a dead server’s number is taken over', async () => {
    const first = another()
    expect(await first.next()).toBe('held')
    await first.kill()
    await writeFile(join(folder, 'lock.pid'), String(process.pid))
    expect(await another().next()).toBe('held')
  })

  test('goes to one of many that start at once, and to one again when that one is killed', async () => {
    for (let round = 0; round < 3; round += 1) {
      const rivals = await atOnce(6, async () => {
        const program = another()
        return { program, word: await program.next() }
      })
      const winners = rivals.filter(({ word }) => word === 'held')
      expect(winners).toHaveLength(1)
      const [winner] = winners
      for (const { word } of rivals.filter((rival) => rival !== winner))
        expect(word).toContain(`in use by process ${winner?.program.pid}.`)
      await winner?.program.kill()
    }
  }, 60_000)

  test('is free again once it is released, and held once in one process', async () => {
    const lock = await lockFolder(folder)
    await expect(lockFolder(folder)).rejects.toThrow(`process ${process.pid}`)
    await lock.release()
    await lock.release()
    const again = await lockFolder(folder)
    await again.release()
  })
})
