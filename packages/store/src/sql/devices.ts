import type { Code, Codes, Devices } from '../store.ts'
import type { Desk } from './desk.ts'
import { reader, toRow } from './rows.ts'
import { asOwner, asSubscriber } from './visitors.ts'

const asCode = reader<Code>({})

export const devicesIn = ({ read, write }: Desk): Devices => ({
  find: async (digest, now) => {
    const row = await read
      .selectFrom('devices')
      .innerJoin('owners', 'owners.id', 'devices.ownerId')
      .where('digest', '=', digest)
      .where('expiresAt', '>', now)
      .selectAll('owners')
      .select(['devices.createdAt as tiedAt', 'expiresAt'])
      .executeTakeFirst()
    if (!row) return undefined
    const { tiedAt, expiresAt, ...owner } = row
    const query = read.selectFrom('subscribers').selectAll().where('id', '=', owner.subscriberId)
    return {
      device: { digest, ownerId: owner.id, createdAt: tiedAt, expiresAt },
      owner: asOwner(owner),
      subscriber: asSubscriber(await query.executeTakeFirstOrThrow()),
    }
  },
  add: async (device) => {
    await write.insertInto('devices').values(toRow(device)).execute()
  },
  remove: async (digest) => {
    await write.deleteFrom('devices').where('digest', '=', digest).execute()
  },
})

export const codesIn = ({ write, ways }: Desk): Codes => ({
  hold: async (email) => {
    await ways.holdName(write, `code ${email}`)
    const row = await write.selectFrom('codes').selectAll().where('email', '=', email).executeTakeFirst()
    return row && asCode(row)
  },
  save: async (code) => {
    const { email, ...fresh } = toRow(code)
    await write
      .insertInto('codes')
      .values({ email, ...fresh })
      .onConflict((conflict) => conflict.column('email').doUpdateSet(fresh))
      .execute()
  },
  remove: async (email) => {
    await write.deleteFrom('codes').where('email', '=', email).execute()
  },
})
