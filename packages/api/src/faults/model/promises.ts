import { METER_MAX, METER_START, METERS } from '@inyeon/engine'
import type { KeptTurn, Store } from '@inyeon/store'
import { expect } from 'vitest'
import { type Game, MAX_ACCESSES, MAX_SAVES, type Model } from './rules.ts'
import { ask, type World } from './world.ts'

/** Looks into every drawer: what is kept is what the model says, and I2 to I8 hold. */
export const expectPromisesKept = async (model: Model, { store, emails }: World): Promise<void> => {
  const broken = await Promise.all(emails.map((email) => brokenTo(email, model, store)))
  expect(broken.flat()).toEqual([])
}

const brokenTo = async (email: string, model: Model, store: Store): Promise<string[]> => {
  const subscriber = await store.subscribers.byEmail(email)
  const accesses = subscriber?.accessCount ?? 0
  const owners = subscriber ? await store.owners.of(subscriber.id) : []
  const shelves = await Promise.all(owners.map(({ id }) => store.games.of(id)))
  const modelled = model.shelves.filter((shelf) => shelf.email === email).flatMap(({ games }) => games)
  const games = shelves.flat()
  return [
    ...(accesses === (model.accesses.get(email) ?? 0) ? [] : [`${email}: ${accesses} accesses`]),
    ...(accesses <= MAX_ACCESSES ? [] : [`${email}: more accesses than there are`]),
    ...(shelves.every(({ length }) => length <= MAX_SAVES) ? [] : [`${email}: too many saves`]),
    ...(games.length === modelled.length ? [] : [`${email}: ${games.length} games`]),
    ...(await Promise.all(modelled.map((game) => brokenIn(game, model, store, games)))).flat(),
  ]
}

type KeptGame = Awaited<ReturnType<Store['games']['of']>>[number]

const brokenIn = async (
  { id, turns: played, boundaries }: Game,
  { maxTurns }: Model,
  store: Store,
  games: readonly KeptGame[],
): Promise<string[]> => {
  const game = games.find((one) => one.id === id)
  if (game === undefined) return [`${id}: gone`]
  const turns = await store.turns.of(id, game.branch, game.ownerId)
  const claim = await store.claims.at(id, game.branch, game.currentTurn + 1)
  const [opening, ...told] = turns
  const rules: readonly (readonly [string, boolean])[] = [
    ['turns have a gap or a fork', turns.every(({ number }, at) => number === at)],
    [
      'a turn does not know its parent',
      turns.every(({ parentId }, at) => parentId === (turns[at - 1]?.id ?? null)),
    ],
    ['the opening is missing', opening?.action === null],
    ['turns are not those that were acknowledged', told.length === played.length],
    ['a reply is not the one that was given', told.every(({ reply }, at) => reply === played[at]?.reply)],
    ['a request is not its own', told.every(({ requestId }, at) => requestId === played[at]?.requestId)],
    ['the counter is wrong', game.currentTurn === played.length && game.headTurnId === turns.at(-1)?.id],
    ['it goes on after its end', played.length <= maxTurns && game.ended === (played.length === maxTurns)],
    ['a meter is not explained', metersExplained(turns)],
    ['its boundaries are others', game.boundaries.join() === boundaries.join()],
    ['a claim was left behind', claim === undefined],
  ]
  return rules.flatMap(([fault, holds]) => (holds ? [] : [`${id}: ${fault}`]))
}

const metersExplained = (turns: readonly KeptTurn[]): boolean =>
  Object.entries(turns.at(-1)?.story.meters ?? {}).every(([npc, meters]) =>
    METERS.every((meter) => {
      const moved = turns
        .flatMap(({ changes }) => changes)
        .filter((one) => one.npc === npc && one.meter === meter)
      const now = moved.reduce((sum, { delta }) => sum + delta, METER_START)
      return meters[meter] === now && Number.isInteger(now) && now >= 0 && now <= METER_MAX
    }),
  )

/** What each browser sees at the end of a walk, and every answer it ever got, once more. */
export const expectNothingForgotten = async (model: Model, { browsers }: World): Promise<void> => {
  for (const [seat, browser] of browsers.entries()) {
    const shelf = model.seats[seat]
    if (shelf === undefined) {
      expect((await ask(browser, '/me', undefined)).status).toBe(401)
      continue
    }
    const { json } = await ask(browser, '/check_existing_game', { user_email: shelf.email })
    const listed = json.existing_games as { session_id: string; current_turn: number }[]
    expect(new Map(listed.map((game) => [game.session_id, game.current_turn]))).toEqual(
      new Map(shelf.games.map(({ id, turns }) => [id, turns.length])),
    )
    for (const { id, turns } of shelf.games) {
      const state = (await ask(browser, `/game_state/${id}`, undefined)).json
      expect(state.turns).toMatchObject(
        turns.map(({ requestId }, at) => ({ turn: at + 1, request_id: requestId })),
      )
      for (const { requestId, reply } of turns) {
        const again = { session_id: id, turn: 1, request_id: requestId, user_input: 'Once more.' }
        expect((await ask(browser, '/play_turn', again)).text).toBe(reply)
      }
    }
  }
}
