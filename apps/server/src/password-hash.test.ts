import { argon2Sync } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashPassword, readHash, verifyPassword } from './password-hash.ts'

test('a hash opens to its password and to no other', async () => {
  const hash = await hashPassword('cherry blossoms at Yeouido')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
  expect(await verifyPassword(hash, 'cherry blossoms at Yeouido')).toBe(true)
  expect(await verifyPassword(hash, 'cherry blossoms at yeouido')).toBe(false)
  expect(await verifyPassword(hash, '')).toBe(false)
})

test('the same password has another hash each time', async () => {
  expect(await hashPassword('벚꽃 피는 여의도의 봄날 저녁')).not.toBe(
    await hashPassword('벚꽃 피는 여의도의 봄날 저녁'),
  )
})

test('a stronger hash that somebody else made is understood', async () => {
  const bare = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
  const nonce = Buffer.from('a salt of theirs')
  const tag = argon2Sync('argon2id', {
    message: 'theirs',
    nonce,
    memory: 32_768,
    passes: 3,
    parallelism: 2,
    tagLength: 16,
  })
  const hash = `$argon2id$v=19$m=32768,t=3,p=2$${bare(nonce)}$${bare(tag)}`
  expect(await verifyPassword(hash, 'theirs')).toBe(true)
  expect(await verifyPassword(hash, 'ours')).toBe(false)
})

const good = `$argon2id$v=19$m=19456,t=2,p=1$${'a'.repeat(22)}$${'b'.repeat(43)}`
test.each([
  ['an empty one', ''],
  ['another algorithm', good.replace('argon2id', 'argon2i')],
  ['too little memory', good.replace('19456', '19455')],
  ['one pass', good.replace('t=2', 't=1')],
  ['no lane', good.replace('p=1', 'p=0')],
  ['memory without end', good.replace('19456', '9999999')],
  ['an old version', good.replace('v=19', 'v=16')],
  ['no tag', good.replace(/\$b+$/, '')],
  ['more behind it', `${good}\n`],
])('%s is no hash', async (_, hash) => {
  expect(readHash(good)).toBeDefined()
  expect(readHash(hash)).toBeUndefined()
  expect(await verifyPassword(hash, 'x')).toBe(false)
})
