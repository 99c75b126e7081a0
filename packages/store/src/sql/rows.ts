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
  Subscriber,
} from '../store.ts'

type Column<Value> = Value extends boolean
  ? number
  : Value extends string | number | null
    ? Value
    : Value extends undefined
      ? null
      : string

/** A record as both databases keep it: truth as 0 or 1, absence as null, whatever has parts as JSON text. */
export type Row<Kept> = { [Name in keyof Kept]-?: Column<Kept[Name]> }

export interface Tables {
  subscribers: Row<Subscriber>
  owners: Row<Owner>
  devices: Row<Device>
  codes: Row<Code>
  requests: { scope: string; requestId: string; body: string | null; ownerId: string | null; at: number }
  interviews: Row<Interview>
  games: Row<Game>
  turns: Row<KeptTurn>
  claims: Row<Claim>
  feedback: Row<Feedback>
  events: Row<RecordedEvent>
  outbox: Row<Parcel>
  adminAttempts: Row<AdminAttempts>
  adminSessions: Row<AdminSession>
  keepsakes: { key: string; value: string }
}

const column = (value: unknown): unknown => {
  if (typeof value === 'boolean') return Number(value)
  if (typeof value === 'object' && value !== null) return JSON.stringify(value)
  return value ?? null
}

export const toRow = <Kept extends object>(kept: Kept): Row<Kept> =>
  Object.fromEntries(Object.entries(kept).map(([name, value]) => [name, column(value)])) as Row<Kept>

type NamesOf<Kept, Kind> = { [Name in keyof Kept]: Kept[Name] extends Kind ? Name : never }[keyof Kept]

interface Shape<Kept> {
  readonly flags?: readonly NamesOf<Kept, boolean>[]
  readonly json?: readonly NamesOf<Kept, object | null>[]
  /** Left out of the record where they are null. */
  readonly optional?: readonly (keyof Kept)[]
}

/** The way back from {@link toRow}. */
export const reader =
  <Kept>({ flags = [], json = [], optional = [] }: Shape<Kept>) =>
  (row: Row<Kept>): Kept => {
    const kept: Record<PropertyKey, unknown> = { ...row }
    for (const name of flags) kept[name] = kept[name] === 1
    for (const name of json) kept[name] = kept[name] === null ? null : JSON.parse(String(kept[name]))
    for (const name of optional) if (kept[name] === null) delete kept[name]
    return kept as Kept
  }
