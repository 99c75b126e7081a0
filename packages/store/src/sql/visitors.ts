import type { OwnerId } from '@inyeon/engine'
import type { Owner, Owners, Subscriber, Subscribers } from '../store.ts'
import type { Db, Desk } from './desk.ts'
import { reader, toRow } from './rows.ts'

export const asSubscriber = reader<Subscriber>({ flags: ['newsletter', 'backer'] })
export const asOwner = reader<Owner>({ flags: ['proven', 'completedDemo'] })

export const subscribersIn = ({ read, write, ways }: Desk): Subscribers => {
  const one = async (db: Db, column: 'id' | 'email', value: string, isHeld: boolean) => {
    const row = await db
      .selectFrom('subscribers')
      .selectAll()
      .where(column, '=', value)
      .$if(isHeld, (query) => query.forUpdate())
      .executeTakeFirst()
    return row && asSubscriber(row)
  }
  return {
    byEmail: (email) => one(read, 'email', email, false),
    byId: (id) => one(read, 'id', id, false),
    hold: async (fresh) => {
      const { numInsertedOrUpdatedRows } = await write
        .insertInto('subscribers')
        .values(toRow(fresh))
        .onConflict((conflict) => conflict.column('email').doNothing())
        .executeTakeFirst()
      if (numInsertedOrUpdatedRows === 1n) return { subscriber: fresh, isNew: true }
      const subscriber = await one(write, 'email', fresh.email, ways.locksRows)
      return { subscriber: subscriber ?? fresh, isNew: false }
    },
    save: async (subscriber) => {
      await write.updateTable('subscribers').set(toRow(subscriber)).where('id', '=', subscriber.id).execute()
    },
  }
}

const moveGames = async (db: Db, from: OwnerId, into: OwnerId) => {
  const known = db.selectFrom('turns').select('requestId').where('ownerId', '=', into)
  // Two shelves may know the same request; the shelf that stays goes on answering for it.
  await db
    .updateTable('turns')
    .set(({ ref }) => ({ requestId: ref('id') }))
    .where('ownerId', '=', from)
    .where('requestId', 'in', known)
    .execute()
  // A game takes its turns and claims along: their foreign key cascades.
  for (const table of ['interviews', 'games'] as const)
    await db.updateTable(table).set({ ownerId: into }).where('ownerId', '=', from).execute()
  // Who sat at the shelf that goes must not find a way to the one that stays: neither by cookie nor by asking again.
  await db.deleteFrom('devices').where('ownerId', '=', from).execute()
  await db.updateTable('requests').set({ ownerId: null }).where('ownerId', '=', from).execute()
}

export const ownersIn = ({ read, write, whole, ways }: Desk): Owners => {
  const one = async (db: Db, id: OwnerId, isHeld: boolean) => {
    const row = await db
      .selectFrom('owners')
      .selectAll()
      .where('id', '=', id)
      .$if(isHeld, (query) => query.forUpdate())
      .executeTakeFirst()
    return row && asOwner(row)
  }
  return {
    byId: (id) => one(read, id, false),
    hold: (id) => one(write, id, ways.locksRows),
    of: async (subscriberId) => {
      const query = read.selectFrom('owners').selectAll().where('subscriberId', '=', subscriberId)
      return (await query.orderBy('createdAt').orderBy('id').execute()).map(asOwner)
    },
    add: async (owner) => {
      await write.insertInto('owners').values(toRow(owner)).execute()
    },
    save: async (owner) => {
      await write.updateTable('owners').set(toRow(owner)).where('id', '=', owner.id).execute()
    },
    merge: async (from, into) => {
      if (from === into) return
      await whole(async (db) => {
        await moveGames(db, from, into)
        await db.deleteFrom('owners').where('id', '=', from).execute()
      })
    },
  }
}
