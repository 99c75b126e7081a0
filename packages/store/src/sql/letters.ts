import type { Events, FeedbackBox, Outbox, Parcel, RecordedEvent } from '../store.ts'
import type { Desk } from './desk.ts'
import { reader, toRow } from './rows.ts'

const asEvent = reader<RecordedEvent>({ json: ['data'] })
const asParcel = reader<Parcel>({ json: ['content'] })

export const feedbackIn = ({ write }: Desk): FeedbackBox => ({
  add: async (letter) => {
    const { numInsertedOrUpdatedRows } = await write
      .insertInto('feedback')
      .values(toRow(letter))
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst()
    return numInsertedOrUpdatedRows === 1n
  },
})

export const eventsIn = ({ read, write }: Desk): Events => ({
  add: async (event) => {
    await write
      .insertInto('events')
      .values(toRow(event))
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
  },
  of: async (sessionId) => {
    const query = read.selectFrom('events').selectAll().where('sessionId', '=', sessionId)
    return (await query.orderBy('at').orderBy('id').execute()).map(asEvent)
  },
})

export const outboxIn = ({ read, write, ways }: Desk): Outbox => ({
  add: async (parcel) => {
    await write
      .insertInto('outbox')
      .values(toRow(parcel))
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
  },
  take: async (now, until, most) => {
    const due = write
      .selectFrom('outbox')
      .select('id')
      .where('dueAt', '<=', now)
      .orderBy('dueAt')
      .orderBy('id')
      .limit(most)
      .$if(ways.locksRows, (query) => query.forUpdate().skipLocked())
    const taken = write.updateTable('outbox').set({ dueAt: until }).where('id', 'in', due)
    return (await taken.returningAll().execute()).map(asParcel)
  },
  save: async (parcel) => {
    await write.updateTable('outbox').set(toRow(parcel)).where('id', '=', parcel.id).execute()
  },
  remove: async (id) => {
    await write.deleteFrom('outbox').where('id', '=', id).execute()
  },
  waiting: async () => {
    const query = read.selectFrom('outbox').select(({ fn }) => fn.countAll<number>().as('count'))
    return (await query.executeTakeFirstOrThrow()).count
  },
})
