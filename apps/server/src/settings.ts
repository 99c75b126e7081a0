import { resolve } from 'node:path'
import type { IdentityMode } from '@inyeon/engine'
import { isLoopback } from './address.ts'
import { meantBy } from './misspelling.ts'
import {
  decimal,
  type Form,
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
import { SETTINGS, type SettingName, settingOf } from './settings-table.ts'

export type Environment = Readonly<Record<string, string | undefined>>

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

const openReader = (environment: Environment) => {
  const mistakes: string[] = []
  const given = (name: SettingName) => environment[name]?.trim() || undefined
  const shown = (name: SettingName, text: string) =>
    settingOf(name).secret ? 'set (its value is not shown)' : JSON.stringify(text.slice(0, 100))

  const maybe = <Value>(name: SettingName, form: Form<Value>): Value | undefined => {
    const text = given(name)
    if (text === undefined) return undefined
    const value = form.read(text)
    if (value === undefined) mistakes.push(`${name} is ${shown(name, text)} but must be ${form.allowed}.`)
    return value
  }
  const always = <Value>(name: SettingName, form: Form<Value>): Value => {
    const fallback = form.read(settingOf(name).default ?? '')
    if (fallback === undefined) throw new Error(`the default of ${name} is not ${form.allowed}`)
    return maybe(name, form) ?? fallback
  }
  return { given, maybe, always, mistakes }
}

type Reader = ReturnType<typeof openReader>

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

const LLM_SETTINGS = ['LLM_PROVIDER', 'LLM_BASE_URL', 'LLM_API_KEY', 'LLM_MODEL', 'LLM_DAILY_TOKENS'] as const

const checkStoryteller = ({ always, maybe, mistakes }: Reader): void => {
  if (always('STORYTELLER', oneOf('auto', 'embedded', 'llm')) === 'llm')
    mistakes.push(
      'STORYTELLER is "llm" but must be auto or embedded: this version tells every story without a model.',
    )
  maybe('LLM_PROVIDER', oneOf('openai', 'anthropic'))
  maybe('LLM_BASE_URL', httpAddress)
  maybe('LLM_DAILY_TOKENS', whole(0, 1_000_000_000_000))
}

const unusedYet = ({ given }: Reader): string[] =>
  ([...LLM_SETTINGS, 'RETENTION_DAYS'] as const)
    .filter((name) => given(name))
    .map((name) => `${name} is set, but this version does not use it yet.`)

const doubtfulTogether = (settings: ServerSettings, { given }: Reader): string[] => {
  const { publicUrl, host, trustedProxyHops } = settings
  return [
    ...(publicUrl?.startsWith('https:') && trustedProxyHops === 0
      ? [
          'PUBLIC_URL is https, so a proxy stands in front, but TRUSTED_PROXY_HOPS is 0: all its visitors will share one address and its rate limits.',
        ]
      : []),
    ...(publicUrl?.startsWith('http:') && !isLoopback(new URL(publicUrl).hostname)
      ? ['PUBLIC_URL is http: cookies and stories travel unencrypted.']
      : []),
    ...(publicUrl === undefined && !isLoopback(host)
      ? ['PUBLIC_URL is not set: only calls to an IP address or to this machine’s own name are answered.']
      : []),
    ...(given('MAIL_FROM') && !given('SMTP_URL')
      ? ['MAIL_FROM is set without SMTP_URL: no mail is sent.']
      : []),
  ]
}

const misspelt = (environment: Environment): string[] => {
  const known = new Set<string>(SETTINGS.map(({ name }) => name))
  return Object.keys(environment).flatMap((name) => {
    const meant = known.has(name) ? undefined : meantBy(name)
    return meant ? [`${name} is not a setting: was ${meant} meant?`] : []
  })
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
    metricsPort: maybe('METRICS_PORT', whole(0, 65_535)),
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
  const warnings = [...unusedYet(reader), ...doubtfulTogether(settings, reader), ...misspelt(environment)]
  return { settings, mistakes: reader.mistakes, warnings }
}
