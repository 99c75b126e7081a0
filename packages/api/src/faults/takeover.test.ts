import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openMemoryStore } from '@inyeon/store/memory'
import { openSqliteStore } from '@inyeon/store/sqlite'
import { afterAll, expect, test } from 'vitest'
import { openBrowser } from '../testing/browser.ts'
import { begin, comeIn, turnBody } from '../testing/stage.ts'
import { openTestHouse } from '../testing/test-house.ts'
import { takeoverContract } from './takeover.contract.ts'
import { silenced } from './tellers.ts'

const folder = await mkdtemp(join(tmpdir(), 'inyeon-takeover-'))
afterAll(() => rm(folder, { recursive: true }))

takeoverContract('memory', async () => {
  const store = openMemoryStore()
  return [store, store]
})
takeoverContract('SQLite, opened again', async () => {
  const file = join(folder, 'inyeon.db')
  return [await openSqliteStore({ file }), await openSqliteStore({ file })]
})

test('[I1] a server that is started again on its SQLite file finishes what it was telling, at once', async () => {
  const file = join(folder, 'restarted.db')
  const before = await openSqliteStore({ file })
  const { storyteller, goOn } = silenced()
  const dead = openTestHouse({ store: before, storyteller })
  const { me } = await comeIn({ browser: () => openBrowser(dead.api), close: async () => undefined })
  const { session_id } = await begin(me)
  const body = turnBody({ session_id, turn: 1 })
  const lost = me.post('/demo/turn', body)
  while (dead.api.telling() === 0) await new Promise((wake) => setImmediate(wake))
  await before.close()

  const after = await openSqliteStore({ file })
  const alive = openTestHouse({ store: after })
  expect(await alive.api.finishAbandoned('everyone')).toBe(1)
  const here = openBrowser(alive.api)
  for (const [credential, token] of me.jar) here.jar.set(credential, token)
  const reply = await here.post('/demo/turn', body)
  expect(reply).toMatchObject({ status: 200, json: { current_turn: 1 } })
  goOn()
  expect((await lost).status).toBeGreaterThanOrEqual(500)
  expect(await here.post('/demo/turn', body)).toEqual(reply)
  expect((await here.get(`/game_state/${session_id}`)).json).toMatchObject({ current_turn: 1 })
  await alive.api.drain()
  await after.close()
})
