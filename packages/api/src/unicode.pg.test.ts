import { openPostgresStore } from '@inyeon/store/postgres'
import { freshDatabase } from '../../../scripts/vitest/fresh-database.ts'
import { inProcess } from './testing/in-process.ts'
import { unicodeContract } from './testing/unicode.contract.ts'

unicodeContract(
  'PostgreSQL',
  inProcess(async () => openPostgresStore({ url: await freshDatabase('unicode') })),
  500,
)
