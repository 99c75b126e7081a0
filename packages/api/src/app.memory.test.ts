import { openMemoryStore } from '@inyeon/store/memory'
import { apiContract } from './testing/api.contract.ts'
import { inProcess } from './testing/in-process.ts'

apiContract(
  'memory',
  inProcess(async () => openMemoryStore()),
  { clock: 'moved by hand' },
)
