import type { OwnerId } from '@inyeon/engine'
import type { Games, Interviews, Requests } from '../store.ts'
import { type Desk, mustStand, sorted, those } from './desk.ts'
import { joinedKey, type Tables } from './tables.ts'

/** What was answered stays; that it led to this shelf does not. */
export const disown = (requests: Tables['requests'], ownerId: OwnerId): void => {
  for (const row of those(requests.rows(), ({ reply }) => reply?.ownerId === ownerId))
    if (row.reply) requests.put({ ...row, reply: { body: row.reply.body, at: row.reply.at } })
}

export const requestsAt = ({ read, write }: Desk): Requests => ({
  find: (scope, requestId) => read(({ requests }) => requests.get(joinedKey(scope, requestId))?.reply),
  claim: (scope, requestId) => write(({ requests }) => requests.get(joinedKey(scope, requestId))?.reply),
  keep: (scope, requestId, reply) => write(({ requests }) => void requests.put({ scope, requestId, reply })),
  disown: (ownerId) => write(({ requests }) => disown(requests, ownerId)),
})

export const ownedBy = <Row extends { readonly ownerId: OwnerId }>(row: Row | undefined, ownerId: OwnerId) =>
  row?.ownerId === ownerId ? row : undefined

export const interviewsAt = ({ read, write }: Desk): Interviews => ({
  byId: (id, ownerId) => read(({ interviews }) => ownedBy(interviews.get(id), ownerId)),
  hold: (id, ownerId) => read(({ interviews }) => ownedBy(interviews.get(id), ownerId)),
  add: (interview) =>
    write(({ interviews, owners }) => {
      mustStand(owners.get(interview.ownerId), 'owner')
      interviews.add(interview)
    }),
  save: (interview) =>
    write(({ interviews }) => {
      if (ownedBy(interviews.get(interview.id), interview.ownerId)) interviews.put(interview)
    }),
})

export const gamesAt = ({ read, write }: Desk): Games => ({
  byId: (id, ownerId) => read(({ games }) => ownedBy(games.get(id), ownerId)),
  hold: (id, ownerId) => read(({ games }) => ownedBy(games.get(id), ownerId)),
  of: (ownerId) =>
    read(({ games }) =>
      sorted(
        those(games.rows(), (game) => game.ownerId === ownerId),
        (game) => game.createdAt,
        (game) => game.id,
      ).reverse(),
    ),
  add: (game) =>
    write(({ games, owners }) => {
      mustStand(owners.get(game.ownerId), 'owner')
      games.add(game)
    }),
  save: (game) =>
    write(({ games }) => {
      if (ownedBy(games.get(game.id), game.ownerId)) games.put(game)
    }),
  remove: (id, ownerId) =>
    write(({ games, turns, claims, interviews }) => {
      if (!ownedBy(games.get(id), ownerId)) return false
      for (const turn of those(turns.rows(), ({ gameId }) => gameId === id)) turns.drop(turn.id)
      for (const claim of those(claims.rows(), ({ gameId }) => gameId === id))
        claims.drop(joinedKey(id, claim.branch, claim.number))
      if (ownedBy(interviews.get(id), ownerId)) interviews.drop(id)
      games.drop(id)
      return true
    }),
})
