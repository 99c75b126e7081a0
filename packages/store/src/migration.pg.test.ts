import { connected } from '../../../scripts/postgres-databases.ts'
import { freshDatabase } from '../../../scripts/vitest/fresh-database.ts'
import { migrationContract } from './contract/migration.contract.ts'
import { openPostgresStore } from './postgres.ts'

migrationContract({
  fresh: () => freshDatabase('migration'),
  ask: (where, query) => connected(where, async (client) => (await client.query(query)).rows),
  schema: `select relname from pg_class
    where relnamespace = 'public'::regnamespace and relname not like 'kysely%' order by relname`,
  open: (url) => openPostgresStore({ url, poolSize: 2 }),
})
