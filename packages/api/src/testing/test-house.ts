import type { RateName } from '@inyeon/engine'
import { RATES } from '@inyeon/engine'
import type { Store } from '@inyeon/store'
import type { Storyteller } from '@inyeon/storyteller'
import { embedded } from '@inyeon/storyteller/embedded'
import {
  type Admin,
  type Api,
  type Credential,
  createApi,
  type House,
  type Identity,
  type Limits,
  type NoticeName,
  type Secrets,
  type Settings,
} from '../app.ts'

/** A house for tests: a clock that is moved by hand, ids that are real, limits that are off unless asked for. */
export interface TestHouse {
  readonly api: Api
  readonly house: House
  readonly travel: (ms: number) => void
  readonly notices: { readonly event: NoticeName; readonly facts?: unknown }[]
}

export interface Wishes {
  readonly store: Store
  readonly storyteller?: Storyteller
  readonly settings?: Partial<Settings>
  /** Multiplies the limits of wire.md; 0, the default, switches them off. */
  readonly rateScale?: number
  readonly admin?: Admin
}

export const ADDRESS = '192.0.2.7'
export const ORIGIN = 'http://localhost:3000'

export const openTestHouse = ({
  store,
  storyteller = embedded(),
  settings,
  rateScale = 0,
  admin,
}: Wishes): TestHouse => {
  let now = Date.UTC(2026, 10, 15, 9, 0, 0)
  let seeds = 0
  const notices: TestHouse['notices'] = []
  const house: House = {
    store,
    storyteller,
    identity: headerIdentity,
    limits: countingLimits(rateScale, () => now),
    secrets: testSecrets,
    ...(admin && { admin }),
    clock: () => now,
    uuid: () => crypto.randomUUID(),
    seed: () => seeds++,
    settings: { ...TEST_SETTINGS, ...settings },
    notice: (event, facts) => notices.push({ event, facts }),
  }
  const travel = (ms: number) => {
    now += ms
  }
  return { api: createApi(house), house, notices, travel }
}

const TEST_SETTINGS: Settings = {
  version: '0.0.0-test',
  maxTurns: 15,
  maxSaves: 2,
  maxAccesses: 3,
  identityMode: 'open',
  isOurHost: (host) => host === 'localhost:3000',
  campaignUrl: null,
  topBar: true,
  tagManagerId: null,
  mockMode: false,
  mailingList: false,
  mail: false,
}

/** Browsers drop cookies on made requests and responses, so tests that also run there use plain headers. */
const headerIdentity: Identity = {
  token: (request, credential) => request.headers.get(`X-Test-${credential}`) ?? undefined,
  tie: (credential, token) => [[`X-Test-Set-${credential}`, token]],
  untie: (credential) => [[`X-Test-Set-${credential}`, '']],
}
export const CREDENTIALS: readonly Credential[] = ['visitor', 'pending', 'admin']

const hex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
const sha256 = async (text: string) =>
  hex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))

const testSecrets: Secrets = {
  token: () => hex(crypto.getRandomValues(new Uint8Array(32)).buffer),
  digest: sha256,
  seal: (text) => sha256(`sealed/${text}`),
  digits: (count) =>
    Array.from({ length: count }, () => (crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) % 10).join(''),
}

/** Fixed windows, counted plainly: the limits' numbers are the engine's, the real counters are the server's. */
const countingLimits = (scale: number, clock: () => number): Limits => {
  const counts = new Map<string, { since: number; taken: number }>()
  return {
    take: async (name: RateName, key: string) => {
      if (scale === 0) return undefined
      const { points, seconds } = RATES[name]
      const id = `${name}/${key}`
      const count = counts.get(id)
      const open =
        count !== undefined && clock() - count.since < seconds * 1000 ? count : { since: clock(), taken: 0 }
      counts.set(id, { ...open, taken: open.taken + 1 })
      return open.taken < points * scale
        ? undefined
        : Math.ceil((open.since + seconds * 1000 - clock()) / 1000)
    },
  }
}
