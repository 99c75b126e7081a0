import type { AdminRecords, Keepsakes } from '../store.ts'
import { type Desk, those } from './desk.ts'

export const adminAt = ({ read, write }: Desk): AdminRecords => ({
  holdAttempts: (address) => read(({ attempts }) => attempts.get(address)),
  saveAttempts: (attempt) => write(({ attempts }) => void attempts.put(attempt)),
  failuresSince: (since) =>
    read(({ attempts }) =>
      those(attempts.rows(), ({ windowStart }) => windowStart >= since).reduce(
        (sum, { failures }) => sum + failures,
        0,
      ),
    ),
  session: (digest) => read(({ sessions }) => sessions.get(digest)),
  saveSession: (session) => write(({ sessions }) => void sessions.put(session)),
  removeSession: (digest) => write(({ sessions }) => sessions.drop(digest)),
})

export const keepsakesAt = ({ read, write }: Desk): Keepsakes => ({
  get: (key) => read(({ keepsakes }) => keepsakes.get(key)?.value),
  settle: (key, value) =>
    write(({ keepsakes }) => (keepsakes.get(key) ?? keepsakes.add({ key, value })).value),
})
