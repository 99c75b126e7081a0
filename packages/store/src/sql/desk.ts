import type { Kysely } from 'kysely'
import type { Tables } from './rows.ts'

export type Db = Kysely<Tables>

/** Where queries are asked: on their own outside `together`, in its transaction inside. */
export interface Desk {
  /** Sees what is committed, and inside `together` its own doings. */
  readonly read: Db
  readonly write: Db
  /** Several statements that happen all or not at all. */
  whole<Outcome>(work: (db: Db) => Promise<Outcome>): Promise<Outcome>
  readonly ways: Ways
}

/** In what the two databases differ, beyond their dialects. */
export interface Ways {
  /** Whether a held row must be locked. One that runs its transactions one after the other need not. */
  readonly locksRows: boolean
  /** Holds a name until the end, where there may be no row yet to lock. */
  holdName(db: Db, name: string): Promise<void>
  clock(db: Db): Promise<number>
  /** Whether a transaction failed only because another was in its way. */
  mayTryAgain(failure: unknown): boolean
}
