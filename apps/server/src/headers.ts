import { type OutgoingHttpHeaders, ServerResponse } from 'node:http'

/** The names that scripts of ours may give a Trusted Types policy: worker addresses, and the tag loader. */
export const TRUSTED_TYPES = { workers: 'inyeon-workers', tags: 'inyeon-tags' } as const

export interface Shown {
  readonly publicUrl: string | undefined
  readonly tagManagerId: string | undefined
}

const TAG_SCRIPTS = ['https://www.googletagmanager.com']
const TAG_REPORTS = ['https://*.google-analytics.com', 'https://*.analytics.google.com', ...TAG_SCRIPTS]

const contentPolicy = (tags: boolean): string => {
  const withTags = (hosts: readonly string[]) => (tags ? hosts : [])
  const policy: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...withTags(TAG_SCRIPTS)],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:', ...withTags(TAG_REPORTS)],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...withTags(TAG_REPORTS)],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [TRUSTED_TYPES.workers, ...withTags([TRUSTED_TYPES.tags])],
  }
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ')
}

const FEATURES = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb']

export type HeaderLines = Readonly<Record<string, string>>

/** What every answer carries, whoever gives it and whatever it says. */
export const houseHeaders = ({ publicUrl, tagManagerId }: Shown): HeaderLines => ({
  'Content-Security-Policy': contentPolicy(tagManagerId !== undefined),
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': FEATURES.map((feature) => `${feature}=()`).join(', '),
  ...(publicUrl?.startsWith('https:') ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
})

/** A proxy that waits for the whole answer would turn a told story into a long silence. */
export const API_HEADERS: HeaderLines = { 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' }

export const ADMIN_HEADERS: HeaderLines = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }

const UNDER_API = /^\/api(?:[/?]|$)/

const isLines = (said: unknown): said is OutgoingHttpHeaders => typeof said === 'object' && said !== null

/** The second set of lines over the first, whichever way either spells a name. */
const over = (lines: HeaderLines): ((said: OutgoingHttpHeaders) => OutgoingHttpHeaders) => {
  const spelling = new Map(Object.keys(lines).map((name) => [name.toLowerCase(), name]))
  return (said) => {
    const worn: OutgoingHttpHeaders = { ...lines }
    for (const name in said) worn[spelling.get(name.toLowerCase()) ?? name] = said[name]
    return worn
  }
}

/**
 * Answers that cannot leave without the headers of the house; each may still say one of them better. They
 * are put on as the head is written: set one by one before, Node would look at every one of them twice.
 */
export const dressedIn = (house: HeaderLines): typeof ServerResponse => {
  const onPages = over(house)
  const onApi = over({ ...house, ...API_HEADERS })
  return class extends ServerResponse {
    override writeHead(status: number, ...said: unknown[]): this {
      const dress = UNDER_API.test(this.req.url ?? '') ? onApi : onPages
      // behind a reason or without one, the lines come last
      const lines = said.at(-1)
      return super.writeHead(status, dress(isLines(lines) ? lines : {}))
    }
  } as typeof ServerResponse
}
