import { DAY, MINUTE } from '@inyeon/engine'

/** The rules once more, as plainly as they can be said: what a real house is held against. */
export interface Model {
  now: number
  readonly maxTurns: number
  readonly accesses: Map<string, number>
  /** Every shelf there is, whether or not a browser still sits at it. */
  readonly shelves: Shelf[]
  readonly seats: (Shelf | undefined)[]
  /** What was answered to an email under a request. */
  readonly subscriptions: Map<string, Subscribed>
}
export interface Shelf {
  readonly email: string
  activeAt: number
  readonly games: Game[]
  readonly interviews: Interview[]
  readonly starts: Map<string, string>
}
export interface Game {
  readonly id: string
  readonly turns: Played[]
  choices: readonly string[]
  boundaries: readonly string[]
  activeAt: number
}
export interface Played {
  readonly requestId: string
  /** To the byte. */
  readonly reply: string
}
export interface Interview {
  readonly id: string
  readonly replies: string[]
}
export interface Subscribed {
  readonly reply: string
  readonly shelf: Shelf | undefined
  readonly at: number
}

export const MAX_ACCESSES = 3
export const MAX_SAVES = 2
const COOKIE_RETRY = 15 * MINUTE

export const newModel = (now: number, maxTurns: number, seats: number): Model => ({
  now,
  maxTurns,
  accesses: new Map(),
  shelves: [],
  seats: Array(seats).fill(undefined),
  subscriptions: new Map(),
})

/** What one player wants to do in one turn. */
export interface Order {
  readonly gameId: string
  readonly number: number
  readonly requestId: string
  readonly act: { readonly choice_id: string } | { readonly user_input: string }
}

export type Verdict =
  | { readonly kind: 'kept'; readonly reply: string }
  | { readonly kind: 'played'; readonly game: Game }
  | { readonly kind: 'care' }
  | Refused
export interface Refused {
  readonly kind: 'refused'
  readonly status: number
  readonly reason?: string
}

export const CARE_WORDS = 'I want to die.'

const refused = (status: number, reason?: string): Refused => ({
  kind: 'refused',
  status,
  ...(reason && { reason }),
})

export const judgeTurn = (model: Model, shelf: Shelf | undefined, order: Order): Verdict => {
  if (shelf === undefined) return refused(401)
  const turns = shelf.games.flatMap((game) => game.turns)
  const kept = turns.find(({ requestId }) => requestId === order.requestId)
  if (kept) return { kind: 'kept', reply: kept.reply }
  const game = shelf.games.find(({ id }) => id === order.gameId)
  if (game === undefined) return refused(404)
  const current = game.turns.length
  if (order.number <= current) return refused(409, 'TURN_PLAYED')
  if (current === model.maxTurns) return refused(409, 'ENDED')
  if (model.now - game.activeAt > DAY) return refused(410)
  if (order.number !== current + 1) return refused(409, 'NOT_NEXT')
  if ('user_input' in order.act && order.act.user_input === CARE_WORDS) return { kind: 'care' }
  if ('choice_id' in order.act && !game.choices.includes(order.act.choice_id)) return refused(400)
  return { kind: 'played', game }
}

/** The turn was told and kept: the game stands on it, and its player is here. */
export const keepTurn = (model: Model, shelf: Shelf, game: Game, requestId: string, reply: string): void => {
  const { scelte } = JSON.parse(reply) as { scelte: { choice_id: string }[] }
  game.turns.push({ requestId, reply })
  game.choices = scelte.map(({ choice_id }) => choice_id)
  game.activeAt = model.now
  shelf.activeAt = model.now
}

export const judgeStart = (model: Model, shelf: Shelf | undefined): Refused | undefined => {
  if (shelf === undefined) return refused(401)
  if (model.now - shelf.activeAt > DAY) return refused(403, 'ACCESS_LIMIT')
  if (shelf.games.length >= MAX_SAVES) return refused(403, 'SAVE_LIMIT')
  return undefined
}

/** A reply that was given before ties the browser again, for a quarter of an hour. */
export const seatAgain = (model: Model, seat: number, { shelf, at }: Subscribed): void => {
  if (shelf !== undefined && model.now - at < COOKIE_RETRY) model.seats[seat] = shelf
}

/** One more access of an email, if it has one left; the browser sits down at its own shelf or at a new one. */
export const countAccess = (model: Model, seat: number, email: string): number | undefined => {
  const count = model.accesses.get(email) ?? 0
  if (count >= MAX_ACCESSES) return undefined
  model.accesses.set(email, count + 1)
  const own = model.seats[seat]
  if (own?.email === email) own.activeAt = model.now
  else {
    const shelf: Shelf = { email, activeAt: model.now, games: [], interviews: [], starts: new Map() }
    model.shelves.push(shelf)
    model.seats[seat] = shelf
  }
  return count + 1
}
