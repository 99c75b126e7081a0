import type { Api } from '../app.ts'
import { type Browser, openBrowser } from '../testing/browser.ts'
import type { Given, Prepared } from './operations.ts'

/** All that is kept of somebody and all that they can see of it, in one text that two runs can be compared by. */
export const keptState = async (api: Api, given: Given, { look }: Prepared): Promise<string> => {
  const shelves = await shelvesOf(given)
  const seen = await seenBy(sameBrowser(api, given))
  return withoutChance(JSON.stringify({ shelves, seen, looked: await look?.() }), given)
}

/** A browser that holds what `me` held before the operation, and leaves it alone. */
const sameBrowser = (api: Api, { me, id }: Given): Browser => {
  const browser = openBrowser(api, id)
  for (const [name, token] of me.jar) browser.jar.set(name, token)
  return browser
}

const shelvesOf = async ({ store, email }: Given) => {
  const subscriber = await store.subscribers.byEmail(email)
  if (subscriber === undefined) return undefined
  const owners = await store.owners.of(subscriber.id)
  const games = await Promise.all(owners.map(({ id }) => store.games.of(id)))
  return { accesses: subscriber.accessCount, newsletter: subscriber.newsletter, owners, games }
}

const seenBy = async (browser: Browser) => {
  const me = await browser.get('/me')
  const saves = await browser.post('/check_existing_game', { user_email: String(me.json.email) })
  const games = (saves.json.existing_games ?? []) as { session_id: string }[]
  return {
    me,
    saves,
    games: await Promise.all(games.map(({ session_id }) => browser.get(`/game_state/${session_id}`))),
  }
}

/** Ids, times and addresses differ from run to run and mean nothing. */
const withoutChance = (text: string, { email, id }: Given): string => {
  const ids = new Map<string, number>()
  return text
    .replaceAll(email, 'me')
    .replaceAll(id, 'here')
    .replace(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, (each) => {
      if (!ids.has(each)) ids.set(each, ids.size)
      return `#${ids.get(each)}`
    })
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z|\b1\d{12}\b/g, 'then')
}
