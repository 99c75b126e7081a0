import type { Migration } from 'kysely/migration'
import * as first from './001-first.ts'

/** Forward only, and in this order for ever: what has run somewhere is never edited. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '001-first': first,
}
