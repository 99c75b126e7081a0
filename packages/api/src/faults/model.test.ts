import { openMemoryStore } from '@inyeon/store/memory'
import { test } from 'vitest'
import { walk } from './model/walk.ts'

/** Half a minute of one core; the soak walks further. */
const WALKS = Number(process.env.MODEL_WALKS ?? 1_000)

test(`[I2-I8] on memory, ${WALKS} random walks of up to 50 steps keep every rule`, { timeout: 900_000 }, () =>
  walk(WALKS, async () => openMemoryStore()),
)
