import type { AdminRecords, Keepsakes } from '../store.ts'
import type { Desk } from './desk.ts'

export const adminIn = ({ read, write, ways }: Desk): AdminRecords => ({
  holdAttempts: async (address) => {
    await ways.holdName(write, `attempts ${address}`)
    return write.selectFrom('adminAttempts').selectAll().where('address', '=', address).executeTakeFirst()
  },
  saveAttempts: async ({ address, ...fresh }) => {
    await write
      .insertInto('adminAttempts')
      .values({ address, ...fresh })
      .onConflict((conflict) => conflict.column('address').doUpdateSet(fresh))
      .execute()
  },
  failuresSince: async (since) => {
    const query = read
      .selectFrom('adminAttempts')
      .select(({ fn }) => fn.sum<number | null>('failures').as('sum'))
    return (await query.where('windowStart', '>=', since).executeTakeFirstOrThrow()).sum ?? 0
  },
  session: (digest) =>
    read.selectFrom('adminSessions').selectAll().where('digest', '=', digest).executeTakeFirst(),
  saveSession: async ({ digest, ...fresh }) => {
    await write
      .insertInto('adminSessions')
      .values({ digest, ...fresh })
      .onConflict((conflict) => conflict.column('digest').doUpdateSet(fresh))
      .execute()
  },
  removeSession: async (digest) => {
    await write.deleteFrom('adminSessions').where('digest', '=', digest).execute()
  },
})

export const keepsakesIn = ({ read, write }: Desk): Keepsakes => ({
  get: async (key) => {
    const query = read.selectFrom('keepsakes').select('value').where('key', '=', key)
    return (await query.executeTakeFirst())?.value
  },
  settle: async (key, value) => {
    await write
      .insertInto('keepsakes')
      .values({ key, value })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute()
    const query = write.selectFrom('keepsakes').select('value').where('key', '=', key)
    return (await query.executeTakeFirstOrThrow()).value
  },
})
