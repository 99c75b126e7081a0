import { openPostgresStore } from '@inyeon/store/postgres'
import { freshDatabase } from '../../../../scripts/vitest/fresh-database.ts'
import { atOnceContract } from './at-once.contract.ts'
import { openHosts } from './hosts.ts'

atOnceContract('two hosts of one PostgreSQL', 60, async () => {
  const url = await freshDatabase('at_once')
  return openHosts([await openPostgresStore({ url }), await openPostgresStore({ url })])
})
