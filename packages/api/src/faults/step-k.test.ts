import { openMemoryStore } from '@inyeon/store/memory'
import { stepKContract } from './step-k.contract.ts'

stepKContract('memory', async () => openMemoryStore())
