import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import type { Ledger } from './kill-run.ts'

/** Read-only, and only between a death and the next start: the file is nobody's then. */
export const sqliteLedger = (file: string): Ledger => ({
  look: async (requestIds) => {
    const database = new DatabaseSync(file)
    try {
      const find = (table: 'claims' | 'turns') => {
        const query = database.prepare(`select request_id as id from ${table} where request_id = ?`)
        return requestIds.filter((id) => query.get(id) !== undefined)
      }
      return { claimed: find('claims'), kept: find('turns') }
    } finally {
      database.close()
    }
  },
})

export const postgresLedger = (url: string): Ledger => ({
  look: async (requestIds) => {
    const client = new Client({ connectionString: url })
    await client.connect()
    try {
      const find = async (table: 'claims' | 'turns') => {
        const { rows } = await client.query<{ id: string }>(
          `select request_id as id from ${table} where request_id = any($1)`,
          [requestIds],
        )
        return rows.map(({ id }) => id)
      }
      return { claimed: await find('claims'), kept: await find('turns') }
    } finally {
      await client.end()
    }
  },
})
