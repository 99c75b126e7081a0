import { openMemoryStore } from './memory.ts'
import { storeContract } from './store.contract.ts'

storeContract('memory', async () => openMemoryStore())
