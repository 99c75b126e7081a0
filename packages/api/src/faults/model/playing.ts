import fc from 'fast-check'
import { expect } from 'vitest'
import { CARE_WORDS, type Game, judgeTurn, keepTurn, type Model, type Order, type Shelf } from './rules.ts'
import { type Command, expectRefused, NOWHERE, pick, picked, playerAt, seat, step } from './step.ts'
import { type Answer, ask, type World } from './world.ts'

export const send = (browser: World['browsers'][number], order: Order, streamed = false): Promise<Answer> =>
  ask(
    browser,
    '/demo/turn',
    { session_id: order.gameId, turn: order.number, request_id: order.requestId, ...order.act },
    { streamed },
  )

/** Holds one answer against what the rules say, and lets the model follow. */
const hear = (model: Model, shelf: Shelf | undefined, order: Order, answer: Answer): void => {
  const verdict = judgeTurn(model, shelf, order)
  if (verdict.kind === 'refused') {
    // of two at once, the later one may find the turn being told rather than played
    if (answer.json.reason === 'BUSY') expect(verdict.reason).toBe('TURN_PLAYED')
    else expectRefused(answer, verdict)
    return
  }
  expect(answer.status).toBe(200)
  if (verdict.kind === 'kept') expect(answer.text).toBe(verdict.reply)
  else if (verdict.kind === 'care') expect(answer.json).toHaveProperty('care.lines')
  else if (shelf) {
    const { game } = verdict
    expect(answer.json).toMatchObject({ session_id: game.id, current_turn: game.turns.length + 1 })
    keepTurn(model, shelf, game, order.requestId, answer.text)
  }
}

type Act = { readonly choice: number } | { readonly user_input: string }
const WORDS = ['I wait for the light to change.', '비가 와요. 우산 같이 쓸래요?', CARE_WORDS]
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ choice: pick }),
  fc.constantFrom(...WORDS).map((user_input) => ({ user_input })),
)
const inGame = (game: Game | undefined, wish: Act): Order['act'] =>
  'user_input' in wish ? wish : { choice_id: picked(game?.choices ?? [], wish.choice) ?? 'never.offered' }

const nextIn = (game: Game | undefined, requestId: string, wish: Act): Order => ({
  gameId: game?.id ?? NOWHERE,
  number: (game?.turns.length ?? 0) + 1,
  requestId,
  act: inGame(game, wish),
})

interface Picked {
  readonly seat: number
  readonly pick: number
}

const turn = step<Picked & { act: Act; streamed: boolean; ahead: number }>(
  'turn',
  async (model, real, wish) => {
    const { browser, shelf, game } = playerAt(model, real, wish)
    const next = nextIn(game, real.freshId(), wish.act)
    const order = { ...next, number: Math.max(1, next.number + wish.ahead) }
    hear(model, shelf, order, await send(browser, order, wish.streamed))
  },
)

const retry = step<Picked & { other: boolean; streamed: boolean }>('retry', async (model, real, wish) => {
  const { browser, shelf, game } = playerAt(model, real, wish)
  const old = picked(shelf?.games.flatMap(({ turns }) => turns) ?? [], wish.pick)
  const order: Order = {
    gameId: wish.other ? NOWHERE : (game?.id ?? NOWHERE),
    number: wish.other ? 9 : 1,
    requestId: old?.requestId ?? real.freshId(),
    act: { user_input: wish.other ? 'Something else entirely.' : 'Again.' },
  }
  hear(model, shelf, order, await send(browser, order, wish.streamed))
})

/** The one order in which two answers given at once can both be right: nothing happened, it happened, too late. */
const placeOf = ({ status, json }: Answer): number => ('narrazione' in json ? 1 : status === 409 ? 2 : 0)

const atOnce = step<Picked & { acts: [Act, Act]; same: boolean }>(
  'two at once',
  async (model, real, wish) => {
    const { browser, shelf, game } = playerAt(model, real, wish)
    const first = nextIn(game, real.freshId(), wish.acts[0])
    const second = wish.same ? first : nextIn(game, real.freshId(), wish.acts[1])
    const answers = await Promise.all([
      send(browser, first).then((answer) => ({ order: first, answer })),
      send(browser, second, true).then((answer) => ({ order: second, answer })),
    ])
    for (const { order, answer } of answers.toSorted((a, b) => placeOf(a.answer) - placeOf(b.answer)))
      hear(model, shelf, order, answer)
  },
)

const replay = step<Picked & { seen: boolean; gap: boolean; count: number; care: boolean }>(
  'replay',
  async (model, real, wish) => {
    const { browser, shelf, game } = playerAt(model, real, wish)
    const last = wish.seen ? game?.turns.at(-1) : undefined
    const orders = Array.from({ length: wish.count }, (_, at): Order => {
      const next = nextIn(game, real.freshId(), { user_input: wish.care ? CARE_WORDS : `Offline ${at}.` })
      return { ...next, number: next.number + at + (wish.gap && at > 0 ? 1 : 0) }
    })
    const all = last ? [nextIn(game, last.requestId, { user_input: 'Seen.' }), ...orders] : orders
    const answer = await ask(browser, '/replay_turns', {
      session_id: game?.id ?? NOWHERE,
      turns: all.map(({ number, requestId, act }) => ({ turn: number, request_id: requestId, ...act })),
    })
    for (const order of all) {
      const verdict = judgeTurn(model, shelf, order)
      if (verdict.kind === 'refused') {
        expectRefused(answer, verdict)
        return
      }
      if (verdict.kind === 'care') break
      hear(model, shelf, order, await send(browser, order))
    }
    expect(answer).toMatchObject({ status: 200, json: { current_turn: game?.turns.length } })
  },
)

const mostlyNext = fc.oneof({ weight: 6, arbitrary: fc.constant(0) }, fc.integer({ min: -2, max: 2 }))
const flag = fc.boolean()
const turns = fc.record({ seat, pick, act, streamed: flag, ahead: mostlyNext }).map(turn)
const retries = fc.record({ seat, pick, other: flag, streamed: flag }).map(retry)
const pairs = fc.record({ seat, pick, acts: fc.tuple(act, act), same: flag }).map(atOnce)
const replays = fc
  .record({ seat, pick, seen: flag, gap: flag, count: fc.integer({ min: 1, max: 3 }), care: flag })
  .map(replay)

export const playing: readonly fc.Arbitrary<Command>[] = [turns, turns, turns, pairs, retries, replays]
