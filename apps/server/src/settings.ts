import { resolve } from 'node:path'
import type { IdentityMode } from '@inyeon/engine'
import { doubtsAbout } from './setting-doubts.ts'
import {
  decimal,
  hostName,
  httpAddress,
  httpsAddress,
  identityMode,
  longText,
  mailbox,
  oneOf,
  onOff,
  origin,
  passwordHash,
  postgresAddress,
  safeAddress,
  smtpAddress,
  tagManagerId,
  whole,
} from './setting-forms.ts'
import { type Environment, openReader, type Reader } from './setting-reader.ts'

/** Where everything is kept: all that a tool beside the server needs to know. */
export interface Places {
  readonly dataDir: string
  readonly databaseUrl: string | undefined
}

/** What the operator wants, checked. Nothing else in the server reads the environment. */
export interface ServerSettings extends Places {
  readonly port: number
  readonly host: string
  readonly publicUrl: string | undefined
  readonly trustedProxyHops: number
  readonly maxTurns: number
  readonly maxSaves: number
  readonly maxAccesses: number
  readonly rateLimitScale: number
  readonly identityMode: IdentityMode
  readonly metricsPort: number | undefined
  readonly topBar: boolean
  readonly mockMode: boolean
  readonly mail: { readonly url: string; readonly from: string } | undefined
  readonly mailingListUrl: string | undefined
  readonly campaignUrl: string | undefined
  readonly tagManagerId: string | undefined
  readonly adminPasswordHash: string | undefined
  readonly secret: string | undefined
}

export interface Reading<Settings> {
  readonly settings: Settings
  /** Each one sentence; with any of them the server must not start. */
  readonly mistakes: readonly string[]
  readonly warnings: readonly string[]
}

const readFolders = ({ always, maybe }: Reader): Places => ({
  dataDir: resolve(always('DATA_DIR', longText(1))),
  databaseUrl: maybe('DATABASE_URL', postgresAddress),
})

export const readPlaces = (environment: Environment = process.env): Reading<Places> => {
  const reader = openReader(environment)
  return { settings: readFolders(reader), mistakes: reader.mistakes, warnings: [] }
}

const readMail = ({ given, maybe, mistakes }: Reader): ServerSettings['mail'] => {
  const url = maybe('SMTP_URL', smtpAddress)
  const from = maybe('MAIL_FROM', mailbox)
  if (given('SMTP_URL') && !given('MAIL_FROM'))
    mistakes.push(`MAIL_FROM is not set but must be ${mailbox.allowed} when SMTP_URL is set.`)
  return url && from ? { url, from } : undefined
}

const readIdentityMode = ({ given, maybe, mistakes }: Reader): IdentityMode => {
  const mode = maybe('IDENTITY_MODE', identityMode)
  const mail = given('SMTP_URL') !== undefined
  if (mode && mode !== 'open' && !mail)
    mistakes.push(
      `IDENTITY_MODE is "${mode}" but must be open when SMTP_URL is not set: no code could be mailed.`,
    )
  return mode ?? (mail ? 'verify-returning' : 'open')
}

const readMetricsPort = (reader: Reader): number | undefined => {
  const { maybe, given, mistakes } = reader
  const port = maybe('METRICS_PORT', whole(0, 65_535))
  if (port !== undefined && port !== 0 && given('METRICS_PORT') === (given('PORT') ?? '3000'))
    mistakes.push(`METRICS_PORT is "${port}" but must be another port than PORT.`)
  return port
}

const checkStoryteller = ({ always, maybe, mistakes }: Reader): void => {
  if (always('STORYTELLER', oneOf('auto', 'embedded', 'llm')) === 'llm')
    mistakes.push(
      'STORYTELLER is "llm" but must be auto or embedded: this version tells every story without a model.',
    )
  maybe('LLM_PROVIDER', oneOf('openai', 'anthropic'))
  maybe('LLM_BASE_URL', httpAddress)
  maybe('LLM_DAILY_TOKENS', whole(0, 1_000_000_000_000))
}

export const readSettings = (environment: Environment = process.env): Reading<ServerSettings> => {
  const reader = openReader(environment)
  const { always, maybe } = reader
  const settings: ServerSettings = {
    ...readFolders(reader),
    port: always('PORT', whole(0, 65_535)),
    host: always('HOST', hostName),
    publicUrl: maybe('PUBLIC_URL', origin),
    trustedProxyHops: always('TRUSTED_PROXY_HOPS', whole(0, 10)),
    maxTurns: always('MAX_TURNS', whole(3, 30)),
    maxSaves: always('MAX_SAVES', whole(1, 1000)),
    maxAccesses: always('MAX_ACCESSES', whole(1, 1_000_000)),
    rateLimitScale: always('RATE_LIMIT_SCALE', decimal(0, 1_000_000)),
    identityMode: readIdentityMode(reader),
    metricsPort: readMetricsPort(reader),
    topBar: always('TOP_BAR', onOff),
    mockMode: always('MOCK_MODE', onOff),
    mail: readMail(reader),
    mailingListUrl: maybe('MAILING_LIST_URL', safeAddress),
    campaignUrl: maybe('CAMPAIGN_URL', httpsAddress),
    tagManagerId: maybe('TAG_MANAGER_ID', tagManagerId),
    adminPasswordHash: maybe('ADMIN_PASSWORD_HASH', passwordHash),
    secret: maybe('SECRET', longText(32)),
  }
  checkStoryteller(reader)
  maybe('RETENTION_DAYS', whole(1, 36_500))
  return { settings, mistakes: reader.mistakes, warnings: doubtsAbout(settings, reader, environment) }
}
