import type { Requests } from '../store.ts'
import type { Db, Desk } from './desk.ts'

export const requestsIn = ({ read, write, ways }: Desk): Requests => {
  const answered = async (db: Db, scope: string, requestId: string, isHeld: boolean) => {
    const row = await db
      .selectFrom('requests')
      .select(['body', 'ownerId', 'at'])
      .where('scope', '=', scope)
      .where('requestId', '=', requestId)
      .$if(isHeld, (query) => query.forUpdate())
      .executeTakeFirst()
    if (!row || row.body === null) return undefined
    return { body: row.body, at: row.at, ...(row.ownerId === null ? {} : { ownerId: row.ownerId }) }
  }
  return {
    find: (scope, requestId) => answered(read, scope, requestId, false),
    claim: async (scope, requestId, at) => {
      // The unique key is the lock: whoever comes second waits here until the first has committed.
      const { numInsertedOrUpdatedRows } = await write
        .insertInto('requests')
        .values({ scope, requestId, body: null, ownerId: null, at })
        .onConflict((conflict) => conflict.columns(['scope', 'requestId']).doNothing())
        .executeTakeFirst()
      if (numInsertedOrUpdatedRows === 1n) return undefined
      return answered(write, scope, requestId, ways.locksRows)
    },
    keep: async (scope, requestId, { body, ownerId = null, at }) => {
      await write
        .insertInto('requests')
        .values({ scope, requestId, body, ownerId, at })
        .onConflict((conflict) => conflict.columns(['scope', 'requestId']).doUpdateSet({ body, ownerId, at }))
        .execute()
    },
    disown: async (ownerId) => {
      await write.updateTable('requests').set({ ownerId: null }).where('ownerId', '=', ownerId).execute()
    },
  }
}
