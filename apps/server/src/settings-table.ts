import { MAX_ACCESSES, MAX_SAVES, MAX_TURNS } from '@inyeon/engine'

/** One thing an operator may set. A secret's value is never shown again. */
export interface Setting {
  readonly name: string
  /** What counts when nothing is given. */
  readonly default?: string
  /** What the table says where the default is not a value. */
  readonly otherwise?: string
  readonly meaning: string
  readonly secret?: true
}

/** Every name that this server reads from its environment. */
export const SETTINGS = [
  { name: 'PORT', default: '3000', meaning: 'The port to listen on; 0 takes any free one.' },
  {
    name: 'HOST',
    default: '127.0.0.1',
    meaning: 'The address to listen on; `0.0.0.0` or `::` opens it to the network.',
  },
  {
    name: 'DATA_DIR',
    default: './data',
    meaning: 'The folder of the embedded SQLite database. One server process per folder.',
  },
  {
    name: 'DATABASE_URL',
    secret: true,
    meaning:
      'A PostgreSQL server (`postgres://…`) instead of the embedded database; any number of server processes may share it.',
  },
  {
    name: 'PUBLIC_URL',
    meaning:
      'Where players reach the game, such as `https://play.example.org`. Calls for another host are refused; with https the cookies are Secure.',
  },
  {
    name: 'TRUSTED_PROXY_HOPS',
    default: '0',
    meaning:
      'How many proxies of yours stand in front, 0 to 10: the visitor’s address is taken that far from the right of `X-Forwarded-For`.',
  },
  { name: 'MAX_TURNS', default: String(MAX_TURNS), meaning: 'Turns of a demo game, 3 to 30.' },
  { name: 'MAX_SAVES', default: String(MAX_SAVES), meaning: 'Saved games of one player, 1 to 1000.' },
  { name: 'MAX_ACCESSES', default: String(MAX_ACCESSES), meaning: 'Visits of one email, 1 to 1000000.' },
  {
    name: 'RATE_LIMIT_SCALE',
    default: '1',
    meaning: 'Multiplies every rate limit; decimals allowed, 0 switches them off.',
  },
  {
    name: 'STORYTELLER',
    default: 'auto',
    meaning: '`auto` or `embedded`: the embedded storyteller. `llm` is not there yet.',
  },
  {
    name: 'LLM_PROVIDER',
    meaning: '`openai` (any compatible server) or `anthropic`. Checked, not used yet.',
  },
  { name: 'LLM_BASE_URL', secret: true, meaning: 'Where the model answers. Checked, not used yet.' },
  { name: 'LLM_API_KEY', secret: true, meaning: 'The model provider’s key. Not used yet.' },
  { name: 'LLM_MODEL', meaning: 'The model’s name. Not used yet.' },
  { name: 'LLM_DAILY_TOKENS', meaning: 'The most tokens a day. Checked, not used yet.' },
  {
    name: 'IDENTITY_MODE',
    otherwise: '`open` without mail, `verify-returning` with mail',
    meaning:
      '`open`: an email enters at once. `verify-returning`: a known email on a new browser types a mailed code. `strict`: everybody does.',
  },
  {
    name: 'RETENTION_DAYS',
    otherwise: 'off',
    meaning: 'Days after which unused story text may be purged, 1 to 36500. Checked, not used yet.',
  },
  {
    name: 'METRICS_PORT',
    otherwise: 'off',
    meaning: 'Serves Prometheus metrics at `/metrics` on this port of 127.0.0.1.',
  },
  { name: 'TOP_BAR', default: 'on', meaning: '`on` or `off`: the campaign bar above every page.' },
  { name: 'MOCK_MODE', default: 'off', meaning: '`on`: the browser plays with its own API only.' },
  {
    name: 'SMTP_URL',
    secret: true,
    meaning:
      'The mail server for one-time codes, `smtp://` or `smtps://user:password@host:port`. Unset: no mail.',
  },
  {
    name: 'MAIL_FROM',
    meaning: 'The sender of the mails, such as `Inyeon <play@example.org>`; needed with `SMTP_URL`.',
  },
  {
    name: 'MAILING_LIST_URL',
    secret: true,
    meaning: 'The form that takes newsletter registrations (https). Unset: none are sent.',
  },
  { name: 'CAMPAIGN_URL', meaning: 'The crowdfunding page (https).' },
  {
    name: 'TAG_MANAGER_ID',
    meaning: 'A tag manager’s id, `GTM-…` or `G-…`; its script loads only after consent.',
  },
  {
    name: 'ADMIN_PASSWORD_HASH',
    secret: true,
    otherwise: 'a random password on a loopback host, otherwise no admin page',
    meaning: 'The operator’s password as `npm run admin:hash` prints it.',
  },
  {
    name: 'SECRET',
    secret: true,
    otherwise: 'made once and kept in the database',
    meaning: 'At least 32 characters that seal the one-time codes.',
  },
] as const satisfies readonly Setting[]

export type SettingName = (typeof SETTINGS)[number]['name']

export const settingOf = (name: SettingName): Setting => {
  const found = SETTINGS.find((setting) => setting.name === name)
  if (found === undefined) throw new Error(`${name} is not in the table of settings`)
  return found
}

const defaultCell = ({ default: value, otherwise }: Setting): string =>
  value === undefined ? (otherwise ?? 'unset') : `\`${value}\``

/** The table as Markdown, for the README. */
export const settingsTable = (): string =>
  [
    '| setting | default | meaning |',
    '|---|---|---|',
    ...SETTINGS.map((setting) => `| \`${setting.name}\` | ${defaultCell(setting)} | ${setting.meaning} |`),
  ].join('\n')
