import { DAY, isExpired } from '@inyeon/engine'
import type { Store } from '@inyeon/store'
import type { Browser } from '../testing/browser.ts'
import { begin, JIWOO, turnBody } from '../testing/stage.ts'
import { letPass } from './virtual-time.ts'

/** Somebody new, who will come as far as an operation needs. */
export interface Given {
  readonly me: Browser
  readonly email: string
  /** Nobody else's: it also stands for the address they call from. */
  readonly id: string
  readonly store: Store
  readonly clock: () => number
}

export interface Prepared {
  /** The operation itself: the same request, however often it is asked. */
  readonly ask: (me: Browser) => Promise<Response>
  /** What it changes that neither the shelf nor a call shows. */
  readonly look?: () => Promise<unknown>
}

export interface Operation {
  readonly prepare: (given: Given) => Promise<Prepared>
  /** The answer that says it has happened, where it is not a plain success. */
  readonly done?: number
  /** What asking again is answered once it has happened, where that is no success. */
  readonly again?: number
  /** It carries no id of its own: asked again after a lost answer, it happens again. */
  readonly unnamed?: true
}

const post =
  (path: string, body: object, headers: Readonly<Record<string, string>> = {}): Prepared['ask'] =>
  (me) =>
    me.call(path, { body, headers })

const comeIn = async ({ me, email }: Given): Promise<void> => {
  const { json } = await me.post('/email/subscribe', { email })
  if (json.success !== true) throw new Error('not let in')
}
const beginGame = async (given: Given): Promise<string> => {
  await comeIn(given)
  return (await begin(given.me)).session_id
}
const ownerOf = async ({ store, email }: Given): Promise<string> => {
  const subscriber = await store.subscribers.byEmail(email)
  const [owner] = subscriber ? await store.owners.of(subscriber.id) : []
  return owner?.id ?? ''
}
const lettersTo = async ({ store, email, clock }: Given) =>
  (await store.outbox.take(clock(), clock(), 10_000)).filter(({ content }) => content.to === email)

const PERSON = { scenario_id: 'sinchon', protagonist: JIWOO, ui_language: 'en' }

const firstQuestion = async (given: Given): Promise<Prepared> => {
  await comeIn(given)
  const request_id = crypto.randomUUID()
  const ownerId = await ownerOf(given)
  return {
    ask: post('/start_interview', { ...PERSON, exchange_count: 0, request_id }),
    look: async () => {
      const stored = await given.store.requests.find(`interview/${ownerId}`, request_id)
      const { session_id = '' } = stored ? (JSON.parse(stored.body) as { session_id?: string }) : {}
      return { asked: stored !== undefined, kept: await given.store.interviews.byId(session_id, ownerId) }
    },
  }
}

const nextQuestion = async (given: Given): Promise<Prepared> => {
  await comeIn(given)
  const ownerId = await ownerOf(given)
  const { json } = await given.me.post('/start_interview', { ...PERSON, exchange_count: 0 })
  const session_id = String(json.session_id)
  return {
    ask: post('/start_interview', { ...PERSON, session_id, exchange_count: 1, user_input: 'Rain.' }),
    look: () => given.store.interviews.byId(session_id, ownerId),
  }
}

/** Kept once or not at all; looking leaves no trace. */
const feedback = async ({ store, id, clock }: Given): Promise<Prepared> => ({
  ask: post('/feedback', { type: 'love', message: 'I love this very much.', id }),
  look: async () => {
    const letter = { id, type: 'love', message: '', email: null, details: {}, createdAt: clock() }
    let isKept = false
    const onlyLooking = store.together(async (records) => {
      isKept = !(await records.feedback.add(letter))
      throw new Error('only looking')
    })
    await onlyLooking.catch(() => undefined)
    return isKept
  },
})

const askForCode = async (given: Given): Promise<Prepared> => ({
  ask: post('/identity/code', { email: given.email }),
  look: async () => {
    const code = await given.store.together(({ codes }) => codes.hold(given.email))
    return { letters: (await lettersTo(given)).length, triesLeft: code?.triesLeft }
  },
})

const verifyCode = async (given: Given): Promise<Prepared> => {
  const { me, email } = given
  await me.post('/identity/code', { email })
  const [letter] = await lettersTo(given)
  const code = /\b\d{8}\b/.exec(letter?.content.text ?? '')?.[0]
  return {
    ask: post('/identity/verify', { email, code }),
    look: async () => (await given.store.together(({ codes }) => codes.hold(email)))?.triesLeft,
  }
}

const resume = async (given: Given): Promise<Prepared> => {
  const session_id = await beginGame(given)
  const ownerId = await ownerOf(given)
  letPass(DAY + 1)
  return {
    ask: post('/resume_game', { session_id }),
    look: async () => {
      const game = await given.store.games.byId(session_id, ownerId)
      return game && isExpired(game, given.clock())
    },
  }
}

/** Everything a visitor or an operator can do that changes something. */
export const OPERATIONS: Readonly<Record<string, Operation>> = {
  subscribe: {
    prepare: async ({ email }) => ({
      ask: post('/email/subscribe', { email, request_id: crypto.randomUUID() }),
    }),
  },
  start: {
    prepare: async (given) => {
      await comeIn(given)
      return { ask: post('/demo/start', { ...PERSON, isDemoMode: true, request_id: crypto.randomUUID() }) }
    },
  },
  'the first question': { prepare: firstQuestion },
  'an interview answer': { prepare: nextQuestion },
  turn: {
    prepare: async (given) => ({
      ask: post('/demo/turn', turnBody({ session_id: await beginGame(given), turn: 1 })),
    }),
  },
  'a streamed turn': {
    prepare: async (given) => {
      const body = turnBody({ session_id: await beginGame(given), turn: 1 })
      return { ask: post('/demo/turn', body, { Accept: 'text/plain' }) }
    },
  },
  'a replayed turn': {
    prepare: async (given) => {
      const turns = [{ turn: 1, request_id: crypto.randomUUID(), user_input: 'Offline.' }]
      return { ask: post('/replay_turns', { session_id: await beginGame(given), turns }) }
    },
  },
  delete: {
    prepare: async (given) => {
      const id = await beginGame(given)
      return { ask: (me) => me.call(`/delete_save/${id}`, { method: 'DELETE' }) }
    },
    again: 404,
  },
  resume: { prepare: resume },
  boundaries: {
    prepare: async (given) => ({
      ask: post('/boundaries', { session_id: await beginGame(given), boundaries: ['spiders'] }),
    }),
  },
  'the last page': {
    prepare: async (given) => {
      await comeIn(given)
      return { ask: post('/last_page', { path: '/interview' }) }
    },
  },
  feedback: { prepare: feedback },
  event: {
    prepare: async ({ id, store }) => ({
      ask: post('/demo/conversion-event', { session_id: id, event_type: 'page_view' }),
      look: async () => (await store.events.of(id)).length,
    }),
    unnamed: true,
  },
  'asking for a code': { prepare: askForCode, unnamed: true },
  'verifying a code': { prepare: verifyCode, again: 400 },
  'forgetting the browser': {
    prepare: async (given) => {
      await comeIn(given)
      return { ask: (me) => me.call('/me/forget', { method: 'POST' }) }
    },
    again: 401,
  },
  'the operator’s login': {
    prepare: async ({ id, store }) => ({
      ask: post('/admin/login', { password: 'right' }),
      look: () => store.together(({ admin }) => admin.holdAttempts(id)),
    }),
  },
  'a wrong password': {
    prepare: async ({ id, store }) => ({
      ask: post('/admin/login', { password: 'wrong' }),
      look: () => store.together(({ admin }) => admin.holdAttempts(id)),
    }),
    done: 401,
    unnamed: true,
  },
}
