import { expect, test } from 'vitest'
import type { Environment } from './setting-reader.ts'
import { readPlaces, readSettings } from './settings.ts'
import { SETTINGS } from './settings-table.ts'

const mail = { SMTP_URL: 'smtp://127.0.0.1:2525', MAIL_FROM: 'Inyeon <play@example.org>' }
const HASH = `$argon2id$v=19$m=19456,t=2,p=1$${'a'.repeat(22)}$${'b'.repeat(43)}`

test('with nothing set the house opens on this machine only, with all its defaults', () => {
  const { settings, mistakes, warnings } = readSettings({})
  expect(mistakes).toEqual([])
  expect(warnings).toEqual([])
  expect(settings).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    trustedProxyHops: 0,
    maxTurns: 15,
    maxSaves: 2,
    maxAccesses: 3,
    rateLimitScale: 1,
    identityMode: 'open',
    topBar: true,
    mockMode: false,
  })
  expect(settings.dataDir).toMatch(/[\\/]data$/)
  for (const name of [
    'databaseUrl',
    'publicUrl',
    'metricsPort',
    'mail',
    'secret',
    'adminPasswordHash',
  ] as const)
    expect(settings[name], name).toBeUndefined()
})

test('an empty setting is an unset one', () => {
  const empty = Object.fromEntries(SETTINGS.map(({ name }) => [name, '']))
  expect(readSettings(empty)).toEqual(readSettings({}))
})

const wrong: readonly [string, Environment, RegExp][] = [
  ['a port of words', { PORT: 'web' }, /^PORT is "web" but must be a whole number from 0 to 65535\.$/],
  ['a port too far', { PORT: '65536' }, /^PORT is "65536" but must be/],
  ['a negative port', { PORT: '-1' }, /^PORT is "-1" but must be/],
  [
    'a host with a space',
    { HOST: 'my host' },
    /^HOST is "my host" but must be a host name or an IP address\.$/,
  ],
  [
    'a database of another kind',
    { DATABASE_URL: 'mysql://u:hunter2@h/d' },
    /^DATABASE_URL is set \(its value is not shown\) but must be an address like postgres:/,
  ],
  [
    'a public address with a path',
    { PUBLIC_URL: 'https://a.example/game' },
    /^PUBLIC_URL is "https:\/\/a\.example\/game" but must be an http or https address without a path/,
  ],
  ['a public address with a name in it', { PUBLIC_URL: 'https://me@a.example' }, /^PUBLIC_URL is /],
  ['a public address of another kind', { PUBLIC_URL: 'ftp://a.example' }, /^PUBLIC_URL is "ftp:/],
  [
    'too many hops',
    { TRUSTED_PROXY_HOPS: '11' },
    /^TRUSTED_PROXY_HOPS is "11" but must be a whole number from 0 to 10\.$/,
  ],
  ['too few turns', { MAX_TURNS: '2' }, /^MAX_TURNS is "2" but must be a whole number from 3 to 30\.$/],
  ['too many turns', { MAX_TURNS: '31' }, /^MAX_TURNS is "31" but must be/],
  ['half a turn', { MAX_TURNS: '4.5' }, /^MAX_TURNS is "4\.5" but must be/],
  ['no saves', { MAX_SAVES: '0' }, /^MAX_SAVES is "0" but must be a whole number from 1 to 1000\.$/],
  ['no accesses', { MAX_ACCESSES: '0' }, /^MAX_ACCESSES is "0" but must be a whole number from 1/],
  ['a negative scale', { RATE_LIMIT_SCALE: '-1' }, /^RATE_LIMIT_SCALE is "-1" but must be a number from 0/],
  ['a scale of words', { RATE_LIMIT_SCALE: '1e3' }, /^RATE_LIMIT_SCALE is "1e3" but must be/],
  [
    'an unknown storyteller',
    { STORYTELLER: 'poet' },
    /^STORYTELLER is "poet" but must be one of auto, embedded, llm\.$/,
  ],
  [
    'the storyteller that is not there yet',
    { STORYTELLER: 'llm' },
    /^STORYTELLER is "llm" but must be auto or embedded: this version/,
  ],
  [
    'an unknown provider',
    { LLM_PROVIDER: 'acme' },
    /^LLM_PROVIDER is "acme" but must be one of openai, anthropic\.$/,
  ],
  [
    'a model address of another kind',
    { LLM_BASE_URL: 'localhost:11434' },
    /^LLM_BASE_URL is set \(its value is not shown\)/,
  ],
  ['tokens of words', { LLM_DAILY_TOKENS: 'many' }, /^LLM_DAILY_TOKENS is "many" but must be a whole number/],
  [
    'an unknown identity mode',
    { IDENTITY_MODE: 'closed' },
    /^IDENTITY_MODE is "closed" but must be one of open, verify-returning, strict\.$/,
  ],
  [
    'strict without mail',
    { IDENTITY_MODE: 'strict' },
    /^IDENTITY_MODE is "strict" but must be open when SMTP_URL is not set/,
  ],
  [
    'verify-returning without mail',
    { IDENTITY_MODE: 'verify-returning' },
    /^IDENTITY_MODE is "verify-returning" but must be open/,
  ],
  [
    'no days of retention',
    { RETENTION_DAYS: '0' },
    /^RETENTION_DAYS is "0" but must be a whole number from 1/,
  ],
  [
    'a metrics port of words',
    { METRICS_PORT: 'on' },
    /^METRICS_PORT is "on" but must be a whole number from 0/,
  ],
  ['a bar that is neither', { TOP_BAR: 'true' }, /^TOP_BAR is "true" but must be on or off\.$/],
  ['a mock that is neither', { MOCK_MODE: '1' }, /^MOCK_MODE is "1" but must be on or off\.$/],
  [
    'a mail server of another kind',
    { ...mail, SMTP_URL: 'https://u:hunter2@mail' },
    /^SMTP_URL is set \(its value is not shown\) but must be an address like smtp:/,
  ],
  [
    'mail without a sender',
    { SMTP_URL: mail.SMTP_URL },
    /^MAIL_FROM is not set but must be an email address.*when SMTP_URL is set\.$/,
  ],
  [
    'a sender without an address',
    { ...mail, MAIL_FROM: 'Inyeon' },
    /^MAIL_FROM is "Inyeon" but must be an email address/,
  ],
  ['a sender on two lines', { ...mail, MAIL_FROM: 'a@b.example\nBcc: c@d.example' }, /^MAIL_FROM is /],
  [
    'a mailing list in the clear',
    { MAILING_LIST_URL: 'http://list.example/?key=hunter2' },
    /^MAILING_LIST_URL is set \(its value is not shown\) but must be an https address/,
  ],
  [
    'a campaign in the clear',
    { CAMPAIGN_URL: 'http://campaign.example' },
    /^CAMPAIGN_URL is "http:\/\/campaign\.example" but must be an https address\.$/,
  ],
  ['a script as a campaign', { CAMPAIGN_URL: 'javascript:alert(1)' }, /^CAMPAIGN_URL is /],
  [
    'a tag manager id with a script in it',
    { TAG_MANAGER_ID: "GTM-A'><script>" },
    /^TAG_MANAGER_ID is .* but must be an id like GTM-ABC123/,
  ],
  [
    'a password instead of its hash',
    { ADMIN_PASSWORD_HASH: 'hunter2' },
    /^ADMIN_PASSWORD_HASH is set \(its value is not shown\) but must be a line from/,
  ],
  [
    'a hash that is too cheap',
    { ADMIN_PASSWORD_HASH: HASH.replace('19456', '4096') },
    /^ADMIN_PASSWORD_HASH is set/,
  ],
  [
    'a short secret',
    { SECRET: 'hunter2' },
    /^SECRET is set \(its value is not shown\) but must be at least 32 characters long\.$/,
  ],
]

test.each(wrong)('%s stops the start with one sentence', (_, environment, sentence) => {
  const { mistakes } = readSettings(environment)
  expect(mistakes).toHaveLength(1)
  expect(mistakes[0]).toMatch(sentence)
})

test('no sentence repeats the value of a secret', () => {
  const secrets = SETTINGS.filter((setting) => 'secret' in setting && setting.secret)
  expect(secrets.length).toBeGreaterThan(5)
  const { mistakes } = readSettings(Object.fromEntries(secrets.map(({ name }) => [name, 'hunter2'])))
  expect(mistakes.length).toBeGreaterThan(4)
  expect(mistakes.join('\n')).not.toContain('hunter2')
})

test('all mistakes are told at once', () => {
  expect(readSettings({ PORT: 'x', MAX_TURNS: 'y', TOP_BAR: 'z' }).mistakes).toHaveLength(3)
})

test('mail turns the identity mode to verify-returning, and strict is a choice', () => {
  expect(readSettings(mail).settings).toMatchObject({
    identityMode: 'verify-returning',
    mail: { url: mail.SMTP_URL, from: mail.MAIL_FROM },
  })
  expect(readSettings({ ...mail, IDENTITY_MODE: 'strict' })).toMatchObject({
    mistakes: [],
    settings: { identityMode: 'strict' },
  })
  expect(readSettings({ ...mail, IDENTITY_MODE: 'open' }).settings.identityMode).toBe('open')
})

test('everything that may be set is understood', () => {
  const { settings, mistakes } = readSettings({
    PORT: '0',
    HOST: '::1',
    DATABASE_URL: 'postgres://u:p@127.0.0.1:5432/inyeon',
    PUBLIC_URL: 'https://play.example.org/',
    TRUSTED_PROXY_HOPS: '2',
    RATE_LIMIT_SCALE: '0.5',
    STORYTELLER: 'embedded',
    METRICS_PORT: '9464',
    TOP_BAR: 'off',
    MOCK_MODE: 'on',
    MAILING_LIST_URL: 'http://127.0.0.1:4000/join',
    CAMPAIGN_URL: 'https://campaign.example/inyeon',
    TAG_MANAGER_ID: 'GTM-ABC123',
    ADMIN_PASSWORD_HASH: HASH,
    SECRET: 's'.repeat(32),
  })
  expect(mistakes).toEqual([])
  expect(settings).toMatchObject({
    port: 0,
    publicUrl: 'https://play.example.org',
    trustedProxyHops: 2,
    rateLimitScale: 0.5,
    metricsPort: 9464,
    topBar: false,
    mockMode: true,
    campaignUrl: 'https://campaign.example/inyeon',
    adminPasswordHash: HASH,
  })
})

test.each([
  ['MAX_TURN', 'MAX_TURNS'],
  ['DATABSE_URL', 'DATABASE_URL'],
  ['DATADIR', 'DATA_DIR'],
  ['PROT', 'PORT'],
  ['IDENTITY_MODUS', 'IDENTITY_MODE'],
])('%s is pointed out as a slip of %s', (slip, meant) => {
  expect(readSettings({ [slip]: 'x' }).warnings).toEqual([`${slip} is not a setting: was ${meant} meant?`])
})

test('what every shell sets is no slip of ours', () => {
  const shell = [
    'HOME',
    'PATH',
    'TERM',
    'USER',
    'HOSTNAME',
    'LANG',
    'SHLVL',
    'PWD',
    'NODE_ENV',
    'PGDATA',
    'LOGNAME',
  ]
  expect(readSettings(Object.fromEntries(shell.map((name) => [name, 'x']))).warnings).toEqual([])
})

test.each<[Environment, RegExp]>([
  [{ PUBLIC_URL: 'https://play.example.org' }, /TRUSTED_PROXY_HOPS is 0/],
  [{ PUBLIC_URL: 'http://play.example.org' }, /unencrypted/],
  [{ HOST: '0.0.0.0' }, /PUBLIC_URL is not set/],
  [{ MAIL_FROM: mail.MAIL_FROM }, /without SMTP_URL/],
  [{ RETENTION_DAYS: '30' }, /does not use it yet/],
  [{ LLM_API_KEY: 'hunter2' }, /^LLM_API_KEY is set, but this version does not use it yet\.$/],
])('%o is allowed with a warning', (environment, warning) => {
  const { mistakes, warnings } = readSettings(environment)
  expect(mistakes).toEqual([])
  expect(warnings.join('\n')).toMatch(warning)
})

test('a tool beside the server reads the places only', () => {
  expect(readPlaces({ DATA_DIR: '/srv/inyeon', MAX_TURNS: 'x' })).toEqual({
    settings: { dataDir: '/srv/inyeon', databaseUrl: undefined },
    mistakes: [],
    warnings: [],
  })
})
