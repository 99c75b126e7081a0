import { openSqliteStore } from '../sqlite.ts'

/** Writes events for ever, and says the number of each once it is kept. */
const [file = ''] = process.argv.slice(2)
const store = await openSqliteStore({ file })
for (let at = 1; ; at += 1) {
  const data = { padding: 'x'.repeat(2_000) }
  await store.events.add({ id: String(at), sessionId: 'all', type: 'page_view', data, at })
  console.log(at)
}
