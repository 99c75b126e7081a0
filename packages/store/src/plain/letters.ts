import type { Events, FeedbackBox, Outbox } from '../store.ts'
import { type Desk, sorted, those } from './desk.ts'

export const feedbackAt = ({ write }: Desk): FeedbackBox => ({
  add: (letter) =>
    write(({ feedback }) => {
      const isNew = feedback.get(letter.id) === undefined
      if (isNew) feedback.add(letter)
      return isNew
    }),
})

export const eventsAt = ({ read, write }: Desk): Events => ({
  add: (event) =>
    write(({ events }) => {
      if (!events.get(event.id)) events.add(event)
    }),
  of: (sessionId) =>
    read(({ events }) =>
      sorted(
        those(events.rows(), (event) => event.sessionId === sessionId),
        (event) => event.at,
        (event) => event.id,
      ),
    ),
})

export const outboxAt = ({ read, write }: Desk): Outbox => ({
  add: (parcel) =>
    write(({ outbox }) => {
      if (!outbox.get(parcel.id)) outbox.add(parcel)
    }),
  take: (now, until, most) =>
    write(({ outbox }) =>
      sorted(
        those(outbox.rows(), (parcel) => parcel.dueAt <= now),
        (parcel) => parcel.dueAt,
        (parcel) => parcel.id,
      )
        .slice(0, most)
        .map((parcel) => outbox.put({ ...parcel, dueAt: until })),
    ),
  save: (parcel) =>
    write(({ outbox }) => {
      if (outbox.get(parcel.id)) outbox.put(parcel)
    }),
  remove: (id) => write(({ outbox }) => outbox.drop(id)),
  waiting: () => read(({ outbox }) => [...outbox.rows()].length),
})
