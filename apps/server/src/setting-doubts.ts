import { isLoopback } from './address.ts'
import { meantBy } from './misspelling.ts'
import type { Environment, Reader } from './setting-reader.ts'
import type { ServerSettings } from './settings.ts'
import { SETTINGS } from './settings-table.ts'

const LLM_SETTINGS = ['LLM_PROVIDER', 'LLM_BASE_URL', 'LLM_API_KEY', 'LLM_MODEL', 'LLM_DAILY_TOKENS'] as const

const unusedYet = ({ given }: Reader): string[] =>
  ([...LLM_SETTINGS, 'RETENTION_DAYS'] as const)
    .filter((name) => given(name))
    .map((name) => `${name} is set, but this version does not use it yet.`)

const doubtfulTogether = (settings: ServerSettings, { given }: Reader): string[] => {
  const { publicUrl = '', host, trustedProxyHops } = settings
  const isPlain = publicUrl.startsWith('http:') && !isLoopback(new URL(publicUrl).hostname)
  const doubts: [boolean, string][] = [
    [
      publicUrl.startsWith('https:') && trustedProxyHops === 0,
      'PUBLIC_URL is https, so a proxy stands in front, but TRUSTED_PROXY_HOPS is 0: all visitors will share one address and its rate limits.',
    ],
    [isPlain, 'PUBLIC_URL is http: cookies and stories travel unencrypted.'],
    [
      publicUrl === '' && !isLoopback(host),
      'PUBLIC_URL is not set: only calls to an IP address or to this machine’s own name are answered.',
    ],
    [
      Boolean(given('MAIL_FROM')) && !given('SMTP_URL'),
      'MAIL_FROM is set without SMTP_URL: no mail is sent.',
    ],
  ]
  return doubts.flatMap(([holds, sentence]) => (holds ? [sentence] : []))
}

const misspelt = (environment: Environment): string[] => {
  const known = new Set<string>(SETTINGS.map(({ name }) => name))
  return Object.keys(environment).flatMap((name) => {
    const meant = known.has(name) ? undefined : meantBy(name)
    return meant ? [`${name} is not a setting: was ${meant} meant?`] : []
  })
}

/** What may be set so, but is probably not what the operator wanted. */
export const doubtsAbout = (settings: ServerSettings, reader: Reader, environment: Environment): string[] => [
  ...unusedYet(reader),
  ...doubtfulTogether(settings, reader),
  ...misspelt(environment),
]
