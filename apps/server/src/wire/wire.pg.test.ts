import { apiContract } from '@inyeon/api/testing/api.contract'
import { freshDatabase } from '../../../../scripts/vitest/fresh-database.ts'
import { overHttp } from './http-stage.ts'

apiContract(
  'a server on PostgreSQL',
  overHttp(async () => ({ DATABASE_URL: await freshDatabase('wire') })),
  { clock: 'real' },
)
