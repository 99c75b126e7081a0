import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { createDatabase } from '../postgres-databases.ts'
import type {} from './postgres-setup.ts'

/** The address of an empty database on the run's PostgreSQL that no other test knows. */
export const freshDatabase = (name = 'test'): Promise<string> =>
  createDatabase(inject('postgresUrl'), `${name.slice(0, 30)}_${randomBytes(4).toString('hex')}`)
