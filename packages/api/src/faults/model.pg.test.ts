import { openPostgresStore } from '@inyeon/store/postgres'
import { test } from 'vitest'
import { freshDatabase } from '../../../../scripts/vitest/fresh-database.ts'
import { walk } from './model/walk.ts'

test('[I2-I8] on PostgreSQL, 60 random walks of up to 50 steps keep every rule', {
  timeout: 300_000,
}, async () => {
  const store = await openPostgresStore({ url: await freshDatabase('model') })
  await walk(60, async () => store)
  await store.close()
})
