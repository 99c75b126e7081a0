import { AlreadyKept, type KeptTurn, type Turns } from '../store.ts'
import type { Desk } from './desk.ts'
import { reader, toRow } from './rows.ts'

const asTurn = reader<KeptTurn>({ json: ['action', 'passage', 'changes', 'world', 'story'] })

export const turnsIn = ({ read, write }: Desk): Turns => ({
  byId: async (id, ownerId) => {
    const query = read.selectFrom('turns').selectAll().where('id', '=', id).where('ownerId', '=', ownerId)
    const row = await query.executeTakeFirst()
    return row && asTurn(row)
  },
  byRequest: async (ownerId, requestId) => {
    const query = read.selectFrom('turns').selectAll().where('ownerId', '=', ownerId)
    const row = await query.where('requestId', '=', requestId).executeTakeFirst()
    return row && asTurn(row)
  },
  of: async (gameId, branch, ownerId) => {
    const rows = await read
      .selectFrom('turns')
      .selectAll()
      .where('gameId', '=', gameId)
      .where('branch', '=', branch)
      .where('ownerId', '=', ownerId)
      .orderBy('number')
      .execute()
    return rows.map(asTurn)
  },
  add: async (turn) => {
    // Not by catching the database's refusal: PostgreSQL would give up the whole transaction with it.
    const { numInsertedOrUpdatedRows } = await write
      .insertInto('turns')
      .values(toRow(turn))
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows === 0n) throw new AlreadyKept()
  },
})
