import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

interface Hash {
  readonly memory: number
  readonly passes: number
  readonly parallelism: number
  readonly salt: Buffer
  readonly tag: Buffer
}

const hash = promisify(argon2)
const LEAST = { memory: 19_456, passes: 2, parallelism: 1 } as const
const PHC =
  /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]{11,86})\$([A-Za-z0-9+/]{22,86})$/

const bare = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '')

/** The parts of a PHC string, if it is argon2id and no weaker than ours. */
export const readHash = (phc: string): Hash | undefined => {
  const [, m, t, p, salt, tag] = PHC.exec(phc) ?? []
  if (salt === undefined || tag === undefined) return undefined
  const [memory, passes, parallelism] = [Number(m), Number(t), Number(p)]
  const strong = memory >= LEAST.memory && memory <= 1_048_576 && passes >= LEAST.passes && parallelism >= 1
  if (!strong) return undefined
  return { memory, passes, parallelism, salt: Buffer.from(salt, 'base64'), tag: Buffer.from(tag, 'base64') }
}

const tagOf = (password: string, { salt, tag, ...cost }: Hash): Promise<Buffer> =>
  hash('argon2id', { message: password, nonce: salt, tagLength: tag.length, ...cost })

export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(16)
  const tag = await tagOf(password, { ...LEAST, salt, tag: Buffer.alloc(32) })
  const { memory, passes, parallelism } = LEAST
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${bare(salt)}$${bare(tag)}`
}

export const verifyPassword = async (phc: string, password: string): Promise<boolean> => {
  const kept = readHash(phc)
  return kept !== undefined && timingSafeEqual(await tagOf(password, kept), kept.tag)
}
