import type { Store } from '@inyeon/store'
import type { Browser } from '../testing/browser.ts'
import { begin, JIWOO, turnBody } from '../testing/stage.ts'

/** Somebody who has come as far as an operation needs. */
export interface Given {
  readonly me: Browser
  readonly email: string
  readonly store: Store
  readonly clock: () => number
  readonly address: string
}

export interface Operation {
  /** What comes before it; answers how to ask for it, the same way each time. */
  readonly prepare: (given: Given) => Promise<(me: Browser) => Promise<Response>>
  /** What asking again is answered once it has happened, where that is no success. */
  readonly again?: number
  /** It carries no id of its own: asked again after a lost answer, it happens again. */
  readonly unnamed?: true
  /** What it changes that no call shows. */
  readonly look?: (given: Given) => Promise<unknown>
}

const post = (path: string, body: object, headers?: Record<string, string>) => (me: Browser) =>
  me.call(path, { body, ...(headers && { headers }) })

const comeIn = async ({ me, email }: Given): Promise<void> => {
  const { json } = await me.post('/email/subscribe', { email })
  if (json.success !== true) throw new Error('not let in')
}
const beginGame = async (given: Given): Promise<string> => {
  await comeIn(given)
  return (await begin(given.me)).session_id
}
const START = { scenario_id: 'sinchon', protagonist: JIWOO, ui_language: 'en', isDemoMode: true }
const INTERVIEW = { scenario_id: 'sinchon', protagonist: JIWOO, ui_language: 'en' }

const theLetters = async ({ store, email, clock }: Given) => {
  const letters = await store.outbox.take(clock(), clock(), 10_000)
  const code = await store.together(({ codes }) => codes.hold(email))
  return { letters: letters.filter(({ content }) => content.to === email).length, code: code !== undefined }
}
const theCode = async ({ store, email, clock }: Given): Promise<string> => {
  const letters = await store.outbox.take(clock(), clock(), 10_000)
  const mine = letters.find(({ content }) => content.to === email)
  return /\b(\d{8})\b/.exec(mine?.content.text ?? '')?.[1] ?? ''
}

const EVENTS = 'page-of-'

/** Everything a visitor or an operator can do that changes something. */
export const OPERATIONS: Readonly<Record<string, Operation>> = {
  subscribe: {
    prepare: async ({ email }) => post('/email/subscribe', { email, request_id: crypto.randomUUID() }),
  },
  start: {
    prepare: async (given) => {
      await comeIn(given)
      return post('/demo/start', { ...START, request_id: crypto.randomUUID() })
    },
  },
  'the first question': {
    prepare: async (given) => {
      await comeIn(given)
      return post('/start_interview', { ...INTERVIEW, exchange_count: 0, request_id: crypto.randomUUID() })
    },
  },
  'an interview answer': {
    prepare: async (given) => {
      await comeIn(given)
      const { json } = await given.me.post('/start_interview', { ...INTERVIEW, exchange_count: 0 })
      const { session_id } = json
      return post('/start_interview', { ...INTERVIEW, session_id, exchange_count: 1, user_input: 'Rain.' })
    },
  },
  turn: {
    prepare: async (given) =>
      post('/demo/turn', turnBody({ session_id: await beginGame(given), turn: 1 })),
  },
  'a streamed turn': {
    prepare: async (given) =>
      post('/demo/turn', turnBody({ session_id: await beginGame(given), turn: 1 }), { Accept: 'text/plain' }),
  },
  'replayed turns': {
    prepare: async (given) => {
      const session_id = await beginGame(given)
      const turns = [1].map((turn) => ({ turn, request_id: crypto.randomUUID(), user_input: 'Offline.' }))
      return post('/replay_turns', { session_id, turns })
    },
  },
  delete: {
    prepare: async (given) => {
      const id = await beginGame(given)
      return (me) => me.call(`/delete_save/${id}`, { method: 'DELETE' })
    },
    again: 404,
  },
  resume: {
    prepare: async (given) => post('/resume_game', { session_id: await beginGame(given) }),
  },
  boundaries: {
    prepare: async (given) =>
      post('/boundaries', { session_id: await beginGame(given), boundaries: ['spiders'] }),
  },
  'the last page': {
    prepare: async (given) => {
      await comeIn(given)
      return post('/last_page', { path: '/interview' })
    },
  },
  feedback: {
    prepare: async ({ address }) =>
      post('/feedback', { type: 'love', message: 'I love this very much.', id: address }),
    // refused when it is there already, and taken back when it was not
    look: async ({ store, address, clock }) => {
      const letter = { id: address, type: 'love', message: '', email: null, details: {}, createdAt: clock() }
      let isKept = false
      await store
        .together(async ({ feedback }) => {
          isKept = !(await feedback.add(letter))
          throw new Error('only looking')
        })
        .catch(() => undefined)
      return isKept
    },
  },
  event: {
    prepare: async ({ address }) =>
      post('/demo/conversion-event', { session_id: EVENTS + address, event_type: 'page_view' }),
    unnamed: true,
    look: async ({ store, address }) => (await store.events.of(EVENTS + address)).length,
  },
  'asking for a code': {
    prepare: async ({ email }) => post('/identity/code', { email }),
    unnamed: true,
    look: theLetters,
  },
  'verifying a code': {
    prepare: async (given) => {
      await given.me.post('/identity/code', { email: given.email })
      return post('/identity/verify', { email: given.email, code: await theCode(given) })
    },
    again: 400,
  },
  'forgetting the browser': {
    prepare: async (given) => {
      await comeIn(given)
      return (me) => me.call('/me/forget', { method: 'POST' })
    },
    again: 401,
  },
  'the operator’s login': {
    prepare: async () => post('/admin/login', { password: 'right' }),
    unnamed: true,
  },
  'a wrong password': {
    prepare: async () => post('/admin/login', { password: 'wrong' }),
    unnamed: true,
    look: ({ store, address }) => store.together(({ admin }) => admin.holdAttempts(address)),
  },
}
