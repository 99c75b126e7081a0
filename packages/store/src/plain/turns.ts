import { AlreadyKept, type Claims, type Turns } from '../store.ts'
import { type Desk, first, mustStand, sorted, those } from './desk.ts'
import { ownedBy } from './games.ts'
import { joinedKey, type Tables } from './tables.ts'

export const turnsAt = ({ read, write }: Desk): Turns => ({
  byId: (id, ownerId) => read(({ turns }) => ownedBy(turns.get(id), ownerId)),
  byRequest: (ownerId, requestId) =>
    read(({ turns }) =>
      first(turns.rows(), (turn) => turn.ownerId === ownerId && turn.requestId === requestId),
    ),
  of: (gameId, branch, ownerId) =>
    read(({ turns }) =>
      sorted(
        those(
          turns.rows(),
          (turn) => turn.gameId === gameId && turn.branch === branch && turn.ownerId === ownerId,
        ),
        (turn) => turn.number,
      ),
    ),
  add: (turn) =>
    write(({ turns, games }) => {
      const { id, gameId, ownerId, branch, number, requestId } = turn
      mustStand(ownedBy(games.get(gameId), ownerId), 'game')
      const rival = first(
        turns.rows(),
        (other) =>
          other.id === id ||
          (other.gameId === gameId && other.branch === branch && other.number === number) ||
          (other.ownerId === ownerId && other.requestId === requestId),
      )
      if (rival) throw new AlreadyKept()
      turns.add(turn)
    }),
})

const claimOf = ({ claims }: Tables, token: string) => first(claims.rows(), (claim) => claim.token === token)

export const claimsAt = ({ read, write }: Desk): Claims => ({
  at: (gameId, branch, number) => read(({ claims }) => claims.get(joinedKey(gameId, branch, number))),
  byRequest: (ownerId, requestId) =>
    read(({ claims }) =>
      sorted(
        those(claims.rows(), (claim) => claim.ownerId === ownerId && claim.requestId === requestId),
        (claim) => claim.createdAt,
      ).at(-1),
    ),
  running: (ownerId, now) =>
    read(
      ({ claims }) =>
        those(claims.rows(), (claim) => claim.ownerId === ownerId && claim.leaseUntil > now).length,
    ),
  put: (claim) =>
    write(({ claims, games }) => {
      mustStand(ownedBy(games.get(claim.gameId), claim.ownerId), 'game')
      claims.put(claim)
    }),
  renew: (token, leaseUntil) =>
    write((tables) => {
      const claim = claimOf(tables, token)
      if (claim) tables.claims.put({ ...claim, leaseUntil })
      return claim !== undefined
    }),
  release: (token) =>
    write((tables) => {
      const claim = claimOf(tables, token)
      if (claim) tables.claims.drop(joinedKey(claim.gameId, claim.branch, claim.number))
      return claim !== undefined
    }),
  expired: (now, most) =>
    read(({ claims }) =>
      sorted(
        those(claims.rows(), (claim) => claim.leaseUntil <= now),
        (claim) => claim.leaseUntil,
      ).slice(0, most),
    ),
})
