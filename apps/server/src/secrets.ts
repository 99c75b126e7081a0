import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto'
import type { Secrets } from '@inyeon/api'

export const freshToken = (): string => randomBytes(32).toString('base64url')

/** Chance and digests. `secret` is this installation's own, so nobody else can undo a sealed code. */
export const secretsWith = (secret: string): Secrets => ({
  token: freshToken,
  digest: async (token) => createHash('sha256').update(token).digest('base64url'),
  seal: async (text) => createHmac('sha256', secret).update(text).digest('base64url'),
  digits: (count) => Array.from({ length: count }, () => randomInt(10)).join(''),
})
