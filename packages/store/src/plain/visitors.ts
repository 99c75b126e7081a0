import type { OwnerId } from '@inyeon/engine'
import type { Codes, Devices, Owners, Subscribers } from '../store.ts'
import { type Desk, first, mustStand, sorted, those } from './desk.ts'
import { disown } from './games.ts'
import type { Tables } from './tables.ts'

const subscriberOf = ({ subscribers }: Tables, email: string) =>
  first(subscribers.rows(), (subscriber) => subscriber.email === email)

export const subscribersAt = ({ read, write }: Desk): Subscribers => ({
  byEmail: (email) => read((tables) => subscriberOf(tables, email)),
  byId: (id) => read(({ subscribers }) => subscribers.get(id)),
  hold: (fresh) =>
    write((tables) => {
      const known = subscriberOf(tables, fresh.email)
      return { subscriber: known ?? tables.subscribers.add(fresh), isNew: known === undefined }
    }),
  save: (subscriber) =>
    write(({ subscribers }) => {
      if (subscribers.get(subscriber.id)) subscribers.put(subscriber)
    }),
})

const moveGames = (tables: Tables, from: OwnerId, into: OwnerId) => {
  const { devices, interviews, games, turns, claims, requests } = tables
  const isTheirs = (row: { readonly ownerId: OwnerId }) => row.ownerId === from
  // Two shelves may know the same request; the shelf that stays goes on answering for it.
  const known = new Set(those(turns.rows(), ({ ownerId }) => ownerId === into).map((turn) => turn.requestId))
  const requestIdOf = (turn: { id: string; requestId: string }) =>
    known.has(turn.requestId) ? turn.id : turn.requestId

  // who sat at the shelf that goes must not find a way to the one that stays: neither by cookie nor by asking again
  for (const { digest } of those(devices.rows(), isTheirs)) devices.drop(digest)
  for (const row of those(interviews.rows(), isTheirs)) interviews.put({ ...row, ownerId: into })
  for (const row of those(games.rows(), isTheirs)) games.put({ ...row, ownerId: into })
  for (const row of those(claims.rows(), isTheirs)) claims.put({ ...row, ownerId: into })
  for (const row of those(turns.rows(), isTheirs))
    turns.put({ ...row, ownerId: into, requestId: requestIdOf(row) })
  disown(requests, from)
}

export const ownersAt = ({ read, write }: Desk): Owners => ({
  byId: (id) => read(({ owners }) => owners.get(id)),
  of: (subscriberId) =>
    read(({ owners }) =>
      sorted(
        those(owners.rows(), (owner) => owner.subscriberId === subscriberId),
        (owner) => owner.createdAt,
        (owner) => owner.id,
      ),
    ),
  hold: (id) => read(({ owners }) => owners.get(id)),
  add: (owner) =>
    write(({ owners, subscribers }) => {
      mustStand(subscribers.get(owner.subscriberId), 'subscriber')
      owners.add(owner)
    }),
  save: (owner) =>
    write(({ owners }) => {
      if (owners.get(owner.id)) owners.put(owner)
    }),
  merge: (from, into) =>
    write((tables) => {
      if (from === into || !tables.owners.get(from)) return
      mustStand(tables.owners.get(into), 'owner')
      moveGames(tables, from, into)
      tables.owners.drop(from)
    }),
})

export const devicesAt = ({ read, write }: Desk): Devices => ({
  find: (digest, now) =>
    read(({ devices, owners, subscribers }) => {
      const device = devices.get(digest)
      const owner = device && owners.get(device.ownerId)
      const subscriber = owner && subscribers.get(owner.subscriberId)
      return subscriber && device.expiresAt > now ? { device, owner, subscriber } : undefined
    }),
  add: (device) =>
    write(({ devices, owners }) => {
      mustStand(owners.get(device.ownerId), 'owner')
      devices.add(device)
    }),
  remove: (digest) => write(({ devices }) => devices.drop(digest)),
})

export const codesAt = ({ read, write }: Desk): Codes => ({
  hold: (email) => read(({ codes }) => codes.get(email)),
  save: (code) => write(({ codes }) => void codes.put(code)),
  remove: (email) => write(({ codes }) => codes.drop(email)),
})
