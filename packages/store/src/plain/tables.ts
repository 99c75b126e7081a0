import type { Game } from '@inyeon/engine'
import type {
  AdminAttempts,
  AdminSession,
  Claim,
  Code,
  Device,
  Feedback,
  Interview,
  KeptTurn,
  Owner,
  Parcel,
  RecordedEvent,
  StoredReply,
  Subscriber,
} from '../store.ts'

interface Request {
  readonly scope: string
  readonly requestId: string
  readonly reply?: StoredReply
}
interface Keepsake {
  readonly key: string
  readonly value: string
}

export const joinedKey = (...parts: readonly (string | number)[]): string => JSON.stringify(parts)

/** Every table and what its rows are known by. */
const KEYS = {
  subscribers: ({ id }: Subscriber) => id,
  owners: ({ id }: Owner) => id,
  devices: ({ digest }: Device) => digest,
  codes: ({ email }: Code) => email,
  requests: ({ scope, requestId }: Request) => joinedKey(scope, requestId),
  interviews: ({ id }: Interview) => id,
  games: ({ id }: Game) => id,
  turns: ({ id }: KeptTurn) => id,
  claims: ({ gameId, branch, number }: Claim) => joinedKey(gameId, branch, number),
  feedback: ({ id }: Feedback) => id,
  events: ({ id }: RecordedEvent) => id,
  outbox: ({ id }: Parcel) => id,
  attempts: ({ address }: AdminAttempts) => address,
  sessions: ({ digest }: AdminSession) => digest,
  keepsakes: ({ key }: Keepsake) => key,
}
export type Name = keyof typeof KEYS
export type RowOf<Each extends Name> = Parameters<(typeof KEYS)[Each]>[0]
export type Row = RowOf<Name>

export interface Table<Row> {
  get(key: string): Row | undefined
  rows(): Iterable<Row>
  /** Keeps a frozen copy, whatever stood there before. */
  put(row: Row): Row
  /** Like `put`, but refuses to replace. */
  add(row: Row): Row
  drop(key: string): void
}
export type Tables = { readonly [Each in Name]: Table<RowOf<Each>> }

/** What is committed. Its rows are frozen: holding one is no way to change it. */
export type Kept = { readonly [Each in Name]: Map<string, RowOf<Each>> }

export const eachTable = <Value>(make: (name: Name) => Value): Record<Name, Value> =>
  Object.fromEntries((Object.keys(KEYS) as Name[]).map((name) => [name, make(name)])) as Record<Name, Value>

export const nothingKept = (): Kept => eachTable(() => new Map())

export const keyOf = (name: Name, row: Row): string => {
  const key: unknown = (KEYS[name] as (row: Row) => unknown)(row)
  if (typeof key !== 'string') throw new TypeError(`a row of ${name} has no key`)
  return key
}
