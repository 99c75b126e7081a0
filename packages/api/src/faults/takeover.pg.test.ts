import { openPostgresStore } from '@inyeon/store/postgres'
import { freshDatabase } from '../../../../scripts/vitest/fresh-database.ts'
import { takeoverContract } from './takeover.contract.ts'

takeoverContract('PostgreSQL', async () => {
  const url = await freshDatabase('takeover')
  return [await openPostgresStore({ url }), await openPostgresStore({ url })]
})
