import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import type { Ledger } from './kill-run.ts'

/** Read-only, and only between a death and the next start: the file is nobody's then. */
export const sqliteLedger = (file: string): Ledger => ({
  look: async (requestIds) => {
    const database = new DatabaseSync(file)
    try {
      const find = (table: 'claims' | 'turns', column: string) => {
        const query = database.prepare(`select ${column} as mark from ${table} where request_id = ?`)
        return requestIds.flatMap((id) => query.all(id).map(({ mark }) => String(mark)))
      }
      return { claimed: find('claims', 'token'), kept: find('turns', 'request_id') }
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
      const find = async (table: 'claims' | 'turns', column: string) => {
        const query = `select ${column} as mark from ${table} where request_id = any($1)`
        const { rows } = await client.query<{ mark: string }>(query, [requestIds])
        return rows.map(({ mark }) => mark)
      }
      return { claimed: await find('claims', 'token'), kept: await find('turns', 'request_id') }
    } finally {
      await client.end()
    }
  },
})
