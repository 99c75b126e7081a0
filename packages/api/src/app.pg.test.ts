import { openPostgresStore } from '@inyeon/store/postgres'
import { freshDatabase } from '../../../scripts/vitest/fresh-database.ts'
import { apiContract } from './testing/api.contract.ts'
import { inProcess } from './testing/in-process.ts'

apiContract(
  'PostgreSQL',
  inProcess(async () => openPostgresStore({ url: await freshDatabase('api') })),
  { clock: 'moved by hand' },
)
