import { IDENTITY_MODES } from '@inyeon/engine'
import { isLoopback } from './address.ts'
import { readHash } from './password-hash.ts'

/** What a setting may look like: a reader that answers nothing when it does not, and the words for that. */
export interface Form<Value> {
  readonly allowed: string
  read(text: string): Value | undefined
}

export const whole = (least: number, most: number): Form<number> => ({
  allowed: `a whole number from ${least} to ${most}`,
  read: (text) => {
    const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN
    return value >= least && value <= most ? value : undefined
  },
})

export const decimal = (least: number, most: number): Form<number> => ({
  allowed: `a number from ${least} to ${most}, such as 1 or 0.5`,
  read: (text) => {
    const value = /^\d{1,15}(\.\d{1,15})?$/.test(text) ? Number(text) : Number.NaN
    return value >= least && value <= most ? value : undefined
  },
})

export const oneOf = <Value extends string>(...values: readonly Value[]): Form<Value> => ({
  allowed: `one of ${values.join(', ')}`,
  read: (text) => values.find((value) => value === text),
})

export const onOff: Form<boolean> = {
  allowed: 'on or off',
  read: (text) => ({ on: true, off: false })[text],
}

export const identityMode = oneOf(...IDENTITY_MODES)

const urlOf = (text: string, protocols: readonly string[]): URL | undefined => {
  const url = URL.parse(text)
  return url !== null && protocols.includes(url.protocol) && url.hostname !== '' ? url : undefined
}

/** The address of the site itself: nothing after the host. */
export const origin: Form<string> = {
  allowed: 'an http or https address without a path, such as https://play.example.org',
  read: (text) => {
    const url = urlOf(text, ['http:', 'https:'])
    return url && url.href === `${url.origin}/` ? url.origin : undefined
  },
}

export const httpAddress: Form<string> = {
  allowed: 'an http or https address',
  read: (text) => urlOf(text, ['http:', 'https:'])?.href,
}

export const httpsAddress: Form<string> = {
  allowed: 'an https address',
  read: (text) => urlOf(text, ['https:'])?.href,
}

/** An email travels there, so plain http only as far as this machine. */
export const safeAddress: Form<string> = {
  allowed: 'an https address (http only on this machine)',
  read: (text) => {
    const url = urlOf(text, ['http:', 'https:'])
    return url && (url.protocol === 'https:' || isLoopback(url.hostname)) ? url.href : undefined
  },
}

export const postgresAddress: Form<string> = {
  allowed: 'an address like postgres://user:password@host:5432/name',
  read: (text) => (urlOf(text, ['postgres:', 'postgresql:']) ? text : undefined),
}

export const smtpAddress: Form<string> = {
  allowed: 'an address like smtp://host:25 or smtps://user:password@host:465',
  read: (text) => (urlOf(text, ['smtp:', 'smtps:']) ? text : undefined),
}

export const mailbox: Form<string> = {
  allowed: 'an email address, alone or as Name <name@example.org>',
  read: (text) => (/^([^<>\r\n]*<)?[^\s<>@]+@[^\s<>@]+>?$/.test(text) && pairsUp(text) ? text : undefined),
}
const pairsUp = (text: string): boolean => text.includes('<') === text.endsWith('>')

export const hostName: Form<string> = {
  allowed: 'a host name or an IP address',
  read: (text) => (/^[\w.:-]+$/.test(text) ? text : undefined),
}

export const tagManagerId: Form<string> = {
  allowed: 'an id like GTM-ABC123 or G-ABC1234567',
  read: (text) => (/^(GTM|G)-[A-Z0-9]{4,12}$/.test(text) ? text : undefined),
}

export const passwordHash: Form<string> = {
  allowed: 'a line from `npm run admin:hash` (argon2id, at least m=19456, t=2)',
  read: (text) => (readHash(text) ? text : undefined),
}

export const longText = (least: number): Form<string> => ({
  allowed: `at least ${least} characters long`,
  read: (text) => (text.length >= least ? text : undefined),
})
