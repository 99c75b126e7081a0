import { RATES } from '@inyeon/engine'
import { openPostgresStore } from '@inyeon/store/postgres'
import { expect, test } from 'vitest'
import { freshDatabase } from '../../../scripts/vitest/fresh-database.ts'
import { postgresLimits } from './limits.ts'

test('two hosts on one database count together, each rate at its exact number', async () => {
  const url = await freshDatabase('limits')
  const stores = await Promise.all([openPostgresStore({ url }), openPostgresStore({ url })])
  const [one, other] = stores.map(({ pool }) => postgresLimits(pool, 1))
  const { points, seconds } = RATES.feedback
  const waits = await Promise.all(
    Array.from({ length: points + 4 }, (_, time) =>
      (time % 2 ? one : other)?.take('feedback', 'yuna@example.org'),
    ),
  )
  expect(waits.filter((wait) => wait === undefined)).toHaveLength(points)
  for (const wait of waits.filter((each) => each !== undefined)) {
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(seconds)
  }
  expect(await one?.take('start', 'yuna@example.org')).toBeUndefined()
  expect(await other?.take('feedback', 'somebody else')).toBeUndefined()

  const { rows } = (await stores[0]?.pool.query('select key from rates')) ?? { rows: [] }
  expect(rows).toHaveLength(3)
  expect(JSON.stringify(rows)).not.toContain('yuna')
  await Promise.all(stores.map((store) => store.close()))
})

test('scale 2 doubles what a shared database allows', async () => {
  const store = await openPostgresStore({ url: await freshDatabase('limits2') })
  const limits = postgresLimits(store.pool, 2)
  const waits: (number | undefined)[] = []
  for (let time = 0; time < 2 * RATES.feedback.points + 1; time++)
    waits.push(await limits.take('feedback', 'somebody'))
  expect(waits.filter((wait) => wait === undefined)).toHaveLength(2 * RATES.feedback.points)
  await store.close()
})

test('when the database goes away the limits stay', async () => {
  const store = await openPostgresStore({ url: await freshDatabase('limits3') })
  const limits = postgresLimits(store.pool, 1)
  expect(await limits.take('feedback', 'somebody')).toBeUndefined()
  await store.pool.end()
  const waits: (number | undefined)[] = []
  for (let time = 0; time < RATES.feedback.points + 1; time++)
    waits.push(await limits.take('feedback', 'somebody'))
  expect(waits.filter((wait) => wait === undefined)).toHaveLength(RATES.feedback.points)
})
