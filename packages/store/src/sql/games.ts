import type { Game, OwnerId } from '@inyeon/engine'
import type { Games, Interview, Interviews } from '../store.ts'
import type { Db, Desk } from './desk.ts'
import { reader, toRow } from './rows.ts'

const asInterview = reader<Interview>({ json: ['state', 'replies'] })
const asGame = reader<Game>({
  flags: ['interviewCompleted', 'ended'],
  json: ['setup', 'boundaries'],
  optional: ['endMessage'],
})
/** An ending that was taken back must not leave its message behind. */
const gameRow = (game: Game) => toRow({ ...game, endMessage: game.endMessage ?? null })

export const interviewsIn = ({ read, write, ways }: Desk): Interviews => {
  const one = async (db: Db, id: string, ownerId: OwnerId, isHeld: boolean) => {
    const row = await db
      .selectFrom('interviews')
      .selectAll()
      .where('id', '=', id)
      .where('ownerId', '=', ownerId)
      .$if(isHeld, (query) => query.forUpdate())
      .executeTakeFirst()
    return row && asInterview(row)
  }
  return {
    byId: (id, ownerId) => one(read, id, ownerId, false),
    hold: (id, ownerId) => one(write, id, ownerId, ways.locksRows),
    add: async (interview) => {
      await write.insertInto('interviews').values(toRow(interview)).execute()
    },
    save: async (interview) => {
      const { id, ownerId, ...rest } = toRow(interview)
      const query = write.updateTable('interviews').set(rest)
      await query.where('id', '=', id).where('ownerId', '=', ownerId).execute()
    },
  }
}

export const gamesIn = ({ read, write, whole, ways }: Desk): Games => {
  const one = async (db: Db, id: string, ownerId: OwnerId, isHeld: boolean) => {
    const row = await db
      .selectFrom('games')
      .selectAll()
      .where('id', '=', id)
      .where('ownerId', '=', ownerId)
      .$if(isHeld, (query) => query.forUpdate())
      .executeTakeFirst()
    return row && asGame(row)
  }
  return {
    byId: (id, ownerId) => one(read, id, ownerId, false),
    hold: (id, ownerId) => one(write, id, ownerId, ways.locksRows),
    of: async (ownerId) => {
      const query = read.selectFrom('games').selectAll().where('ownerId', '=', ownerId)
      return (await query.orderBy('createdAt', 'desc').orderBy('id', 'desc').execute()).map(asGame)
    },
    add: async (game) => {
      await write.insertInto('games').values(gameRow(game)).execute()
    },
    save: async (game) => {
      const { id, ownerId, ...rest } = gameRow(game)
      const query = write.updateTable('games').set(rest)
      await query.where('id', '=', id).where('ownerId', '=', ownerId).execute()
    },
    remove: (id, ownerId) =>
      whole(async (db) => {
        const game = db.deleteFrom('games').where('id', '=', id).where('ownerId', '=', ownerId)
        const { numDeletedRows } = await game.executeTakeFirst()
        if (numDeletedRows === 0n) return false
        await db.deleteFrom('interviews').where('id', '=', id).where('ownerId', '=', ownerId).execute()
        return true
      }),
  }
}
