import type { IdentityMode, Language, RateName } from '@inyeon/engine'
import type { Store } from '@inyeon/store'
import type { Storyteller } from '@inyeon/storyteller'

/** All that the API needs from the host it runs in. Two files of the product fill it: one per host. */
export interface House {
  readonly store: Store
  readonly storyteller: Storyteller
  readonly identity: Identity
  readonly limits: Limits
  readonly secrets: Secrets
  /** Absent: the host has no operator's page, and its calls do not exist. */
  readonly admin?: Admin
  readonly clock: () => number
  readonly uuid: () => string
  /** A whole number from 0 to 2³² - 1 that seeds a new game. */
  readonly seed: () => number
  readonly settings: Settings
  /** Told of what an operator may want to know: names and numbers, never a story text or an email. */
  readonly notice: Notice
}

export interface Settings {
  readonly version: string
  readonly maxTurns: number
  readonly maxSaves: number
  readonly maxAccesses: number
  readonly identityMode: IdentityMode
  /** Unset: the request's own host is ours. */
  readonly publicUrl?: string
  /** Host names (with port where not the default) that are ours; others are misdirected. */
  readonly isOurHost: (host: string) => boolean
  readonly campaignUrl: string | null
  readonly topBar: boolean
  readonly tagManagerId: string | null
  readonly mockMode: boolean
  readonly mailingList: boolean
  /** Whether codes can be mailed. */
  readonly mail: boolean
}

export type Credential = 'visitor' | 'pending' | 'admin'

/** How this host recognises a browser: a cookie on the server, the browser itself offline. */
export interface Identity {
  token(request: Request, credential: Credential): string | undefined
  /** Header lines that make the browser remember the token. */
  tie(credential: Credential, token: string, seconds: number): readonly [string, string][]
  untie(credential: Credential): readonly [string, string][]
}

export interface Secrets {
  /** 256 random bits, printable. */
  token(): string
  /** What is kept instead of a token. */
  digest(token: string): Promise<string>
  /** A digest that only this installation can make: for short codes that a list could undo. */
  seal(text: string): Promise<string>
  /** A code of this many random digits. */
  digits(count: number): string
}

export interface Limits {
  /** Seconds to wait if `name` has been asked too often under this key; undefined if it may go on. */
  take(name: RateName, key: string): Promise<number | undefined>
}

export interface Admin {
  /** Whether the password is right. Throws {@link TooManyHashes} rather than hashing without bound. */
  verify(password: string): Promise<boolean>
  /** Changes with the password, so that old sessions end with it. */
  readonly fingerprint: string
}
export class TooManyHashes extends Error {
  override readonly name = 'TooManyHashes'
}

export type Notice = (event: NoticeName, facts?: Readonly<Record<string, string | number | boolean>>) => void
export type NoticeName =
  | 'turn_told'
  | 'turn_failed'
  | 'turn_taken_over'
  | 'care_shown'
  | 'foreign_game'
  | 'admin_login'
  | 'admin_refused'
  | 'server_error'
  | 'mail_asked'

/** What the host knows about one request that a `Request` cannot say. */
export interface Visit {
  /** IPv4 address or IPv6 /64 of whoever asks, from the trusted hops only. */
  readonly address: string
}

/** What the requester speaks, once the body or the headers have said so. */
export interface Asked {
  language: Language
}
