import { randomInt, randomUUID } from 'node:crypto'
import type { Admin, House, Limits, Notice } from '@inyeon/api'
import { type Store, StoreUnavailable } from '@inyeon/store'
import type { Storyteller } from '@inyeon/storyteller'
import own from '../package.json' with { type: 'json' }
import { cookies } from './cookies.ts'
import { ourHosts } from './our-hosts.ts'
import { freshToken, secretsWith } from './secrets.ts'
import type { ServerSettings } from './settings.ts'

export interface Furniture {
  readonly store: Store
  readonly storyteller: Storyteller
  readonly limits: Limits
  readonly clock: () => number
  readonly admin: Admin | undefined
  readonly notice: Notice
  /** Once it is given, nobody should send new callers here. */
  readonly leaving: AbortSignal
}

const apiSettings = (settings: ServerSettings): House['settings'] => ({
  version: own.version,
  maxTurns: settings.maxTurns,
  maxSaves: settings.maxSaves,
  maxAccesses: settings.maxAccesses,
  identityMode: settings.identityMode,
  ...(settings.publicUrl === undefined ? {} : { publicUrl: settings.publicUrl }),
  isOurHost: ourHosts(settings.publicUrl, settings.host),
  campaignUrl: settings.campaignUrl ?? null,
  topBar: settings.topBar,
  tagManagerId: settings.tagManagerId ?? null,
  mockMode: settings.mockMode,
  mailingList: settings.mailingListUrl !== undefined,
  mail: settings.mail !== undefined,
})

const unlessLeaving = (store: Store, leaving: AbortSignal): Store => ({
  ...store,
  ready: async () => {
    if (leaving.aborted) throw new StoreUnavailable('the house is closing')
    return store.ready()
  },
})

/** The house as Node furnishes it. */
export const furnish = async (settings: ServerSettings, furniture: Furniture): Promise<House> => {
  const { admin, store, leaving, ...rest } = furniture
  const secret = settings.secret ?? (await store.keepsakes.settle('secret', freshToken()))
  return {
    ...rest,
    store: unlessLeaving(store, leaving),
    identity: cookies(settings.publicUrl),
    secrets: secretsWith(secret),
    ...(admin === undefined ? {} : { admin }),
    uuid: randomUUID,
    seed: () => randomInt(2 ** 32),
    settings: apiSettings(settings),
  }
}
