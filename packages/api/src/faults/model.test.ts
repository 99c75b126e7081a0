import { openMemoryStore } from '@inyeon/store/memory'
import { test } from 'vitest'
import { walk } from './model/walk.ts'

const WALKS = Number(process.env.MODEL_WALKS ?? 200)

test(`[I2-I8] ${WALKS} random walks of up to 50 steps keep every rule`, { timeout: 600_000 }, () =>
  walk(
    WALKS,
    async () => openMemoryStore(),
    async () => undefined,
  ),
)
