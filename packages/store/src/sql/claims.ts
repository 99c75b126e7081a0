import type { Claim, Claims } from '../store.ts'
import type { Desk } from './desk.ts'
import { reader, toRow } from './rows.ts'

const asClaim = reader<Claim>({ json: ['action'] })

export const claimsIn = ({ read, write }: Desk): Claims => ({
  at: async (gameId, branch, number) => {
    const row = await read
      .selectFrom('claims')
      .selectAll()
      .where('gameId', '=', gameId)
      .where('branch', '=', branch)
      .where('number', '=', number)
      .executeTakeFirst()
    return row && asClaim(row)
  },
  byRequest: async (ownerId, requestId) => {
    const query = read.selectFrom('claims').selectAll().where('ownerId', '=', ownerId)
    const latest = query.where('requestId', '=', requestId).orderBy('createdAt', 'desc').limit(1)
    const row = await latest.executeTakeFirst()
    return row && asClaim(row)
  },
  running: async (ownerId, now) => {
    const { count } = await read
      .selectFrom('claims')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('ownerId', '=', ownerId)
      .where('leaseUntil', '>', now)
      .executeTakeFirstOrThrow()
    return count
  },
  put: async (claim) => {
    const { gameId, branch, number, ...fresh } = toRow(claim)
    await write
      .insertInto('claims')
      .values({ gameId, branch, number, ...fresh })
      .onConflict((conflict) => conflict.columns(['gameId', 'branch', 'number']).doUpdateSet(fresh))
      .execute()
  },
  renew: async (token, leaseUntil) => {
    const query = write.updateTable('claims').set({ leaseUntil }).where('token', '=', token)
    return (await query.executeTakeFirst()).numUpdatedRows === 1n
  },
  release: async (token) => {
    const query = write.deleteFrom('claims').where('token', '=', token)
    return (await query.executeTakeFirst()).numDeletedRows === 1n
  },
  expired: async (now, most) => {
    const query = read.selectFrom('claims').selectAll().where('leaseUntil', '<=', now)
    return (await query.orderBy('leaseUntil').limit(most).execute()).map(asClaim)
  },
})
