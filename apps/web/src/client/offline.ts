import type { House } from '@inyeon/api'
import { API_BASE, paths } from '@inyeon/contract/paths'
import { useConfiguration } from '../state/configuration.ts'
import { browserShelf } from '../state/shelf.ts'
import { useSubscription } from '../state/subscription.ts'
import { freshId } from './ids.ts'
import { openSecrets, thisBrowser } from './this-browser.ts'
import { unhurried } from './unhurried.ts'
import type { Fetch } from './with-fallback.ts'

const settingsHere = (): House['settings'] => {
  const config = useConfiguration.getState()
  return {
    version: config.version,
    maxTurns: config.max_turns,
    maxSaves: config.max_saves,
    maxAccesses: config.max_accesses,
    identityMode: 'open',
    isOurHost: () => true,
    campaignUrl: config.campaign_url,
    topBar: config.top_bar,
    tagManagerId: null,
    mockMode: config.flags.mock_mode,
    mailingList: false,
    mail: false,
  }
}

const openHouse = async (): Promise<Fetch> => {
  const [{ createApi }, { openBrowserStore }, { embedded }] = await Promise.all([
    import('@inyeon/api'),
    import('@inyeon/store/browser'),
    import('@inyeon/storyteller/embedded'),
  ])
  const identity = thisBrowser()
  const api = createApi({
    store: await openBrowserStore(browserShelf),
    storyteller: embedded(),
    identity,
    limits: { take: async () => undefined },
    secrets: openSecrets(),
    clock: Date.now,
    uuid: freshId,
    seed: () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0,
    settings: settingsHere(),
    notice: () => undefined,
  })
  const answer: Fetch = async (request) => api.fetch(request, { address: 'this-browser' })

  return async (request) => {
    const email = useSubscription.getState().me?.email
    // whoever was known to the server is known here too, and is not asked again
    if (email !== undefined && identity.token(request, 'visitor') === undefined)
      await answer(subscribe(email))
    return answer(request)
  }
}

const subscribe = (email: string) =>
  new Request(new URL(API_BASE + paths.subscribe.path, window.location.origin), {
    method: paths.subscribe.method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email }),
  })

const madeHere = new WeakSet<Response>()

/** Whether this reply never crossed a network. */
export const isMadeHere = (response: Response): boolean => madeHere.has(response)

const marked =
  (answer: Fetch): Fetch =>
  async (request) => {
    const response = await answer(request)
    madeHere.add(response)
    return response
  }

let opened: Promise<Fetch> | undefined

/** The same API with this browser as its house, fetched when it is first needed. */
export const loadOffline = (): Promise<Fetch> => {
  opened ??= openHouse()
    .then(unhurried)
    .then(marked)
    .catch((failure: unknown) => {
      opened = undefined // the chunk did not load: the next try may have better luck
      throw failure
    })
  return opened
}
