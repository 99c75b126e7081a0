import { createHash, randomBytes } from 'node:crypto'
import { type Admin, TooManyHashes } from '@inyeon/api'
import { isLoopback } from './address.ts'
import { hashPassword, verifyPassword } from './password-hash.ts'

const AT_ONCE = 2

export const adminWith = (phc: string): Admin => {
  let running = 0
  return {
    fingerprint: createHash('sha256').update(phc).digest('base64url'),
    verify: async (password) => {
      // Each hash takes 19 MB and a core: a crowd of guesses must not take the house down.
      if (running >= AT_ONCE) throw new TooManyHashes()
      running += 1
      try {
        return await verifyPassword(phc, password)
      } finally {
        running -= 1
      }
    },
  }
}

export interface AdminDoor {
  readonly admin: Admin | undefined
  /** Made for this run only, to be shown once. */
  readonly password?: string
}

/** The operator's door. With no hash set it opens only where nobody else can come near. */
export const openAdminDoor = async (hash: string | undefined, host: string): Promise<AdminDoor> => {
  if (hash !== undefined) return { admin: adminWith(hash) }
  if (!isLoopback(host)) return { admin: undefined }
  const password = randomBytes(18).toString('base64url')
  return { admin: adminWith(await hashPassword(password)), password }
}
