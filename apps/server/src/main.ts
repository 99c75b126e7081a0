import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createApi } from '@inyeon/api'
import { embedded } from '@inyeon/storyteller/embedded'
import { openAdminDoor } from './admin-password.ts'
import { carriersFor } from './carriers.ts'
import { doChores } from './chores.ts'
import { type Database, openDatabase } from './database.ts'
import { houseHeaders } from './headers.ts'
import { furnish } from './house.ts'
import { createFront } from './http.ts'
import { logAnswer, logFailure, logNotice, openLog } from './log.ts'
import { openMetrics, serveMetrics } from './metrics.ts'
import { readSettings, type ServerSettings } from './settings.ts'
import { closeDown, onSignal, watchAnswers } from './shutdown.ts'
import { loadFiles, staticFiles } from './static-files.ts'
import { welcome, whyNot } from './words.ts'

const WEB_BUILD = join(import.meta.dirname, '../../web/dist/client')
const MISCONFIGURED = 78

/** The house on Node: what it is made of, how it opens and how it closes. */
const open = async (settings: ServerSettings, database: Database): Promise<void> => {
  const { host, port, metricsPort } = settings
  const leaving = new AbortController()
  const metrics = openMetrics(metricsPort !== undefined)
  const { admin, password } = await openAdminDoor(settings.adminPasswordHash, host)
  const api = createApi(
    await furnish(settings, {
      store: database.store,
      storyteller: embedded(),
      limits: metrics.counting(database.limits),
      clock: database.clock,
      admin,
      notice: (event, facts) => {
        logNotice(log, event, facts)
        metrics.noticed(event, facts)
      },
      leaving: leaving.signal,
    }),
  )
  const front = createFront({
    api,
    pages: staticFiles(await loadFiles(WEB_BUILD)),
    headers: houseHeaders(settings),
    proxyHops: settings.trustedProxyHops,
    answered: (answer) => {
      logAnswer(log, answer)
      metrics.answered(answer)
    },
    failed: (failure) => logFailure(log, failure, 'request failed'),
  })
  const answersGiven = watchAnswers(front)
  metrics.watch('inyeon_turns_in_flight', 'Turns being told now', api.telling)
  metrics.watch('inyeon_outbox_waiting', 'Parcels not sent yet', () => database.store.outbox.waiting())
  const watched = metricsPort === undefined ? undefined : await serveMetrics(metrics, metricsPort)
  // Before anybody can play: a turn begun by this process must not be taken for an abandoned one.
  if (!database.isShared)
    await api.finishAbandoned('everyone').catch((failure) => logFailure(log, failure, 'abandoned turns left'))
  await once(front.listen(port, host), 'listening')

  const chores = doChores({ api, database, carriers: carriersFor(settings), log, leaving: leaving.signal })
  onSignal(async (signal) => {
    log.info({ signal }, 'closing')
    leaving.abort()
    watched?.close()
    const quiet = () => Promise.all([answersGiven(), api.drain(), chores])
    await closeDown({ server: front, quiet, putAway: database.close, log })
    log.info('closed')
  })

  log.info(
    {
      database: database.kind,
      storyteller: 'embedded',
      identity: settings.identityMode,
      mail: settings.mail !== undefined,
      admin: admin !== undefined,
      metrics: watched?.address() ?? false,
    },
    'open',
  )
  if (settings.mail === undefined)
    log.info('no SMTP_URL: moving to another browser by mailed code is not offered')
  if (admin === undefined)
    log.warn('no ADMIN_PASSWORD_HASH on a host that others can reach: the admin page is off')
  if (password !== undefined) process.stderr.write(`The admin password of this run is ${password}\n`)
  // for people, not for whoever collects the log: stdout is JSON, line by line
  process.stderr.write(`${welcome(settings, front.address() as AddressInfo)}\n`)
}

const { settings, mistakes, warnings } = readSettings()
if (mistakes.length > 0) {
  process.stderr.write(`${mistakes.join('\n')}\n`)
  process.exit(MISCONFIGURED)
}

const log = openLog()
process.on('uncaughtException', (failure) => {
  logFailure(log, failure, 'crashed', 'fatal')
  process.exit(1)
})
for (const warning of warnings) log.warn(warning)

let database: Database | undefined
try {
  database = await openDatabase(settings, log)
  await open(settings, database)
} catch (failure) {
  logFailure(log, failure, 'not opened', 'fatal')
  process.stderr.write(`${whyNot(failure, settings)}\n`)
  await database?.close()
  process.exit(1)
}
