import fc from 'fast-check'
import { expect } from 'vitest'
import { expectPromisesKept } from './promises.ts'
import type { Game, Model, Refused, Shelf } from './rules.ts'
import { type Answer, SEATS, type World } from './world.ts'

export type Command = fc.AsyncCommand<Model, World>

/** A step of a walk. After each one every promise is looked at. */
export const step =
  <Wish>(name: string, run: (model: Model, real: World, wish: Wish) => Promise<void>) =>
  (wish: Wish): Command => ({
    check: () => true,
    run: async (model, real) => {
      await run(model, real, wish)
      await expectPromisesKept(model, real)
    },
    toString: () => `${name} ${JSON.stringify(wish)}`,
  })

export const seat = fc.nat(SEATS - 1)
/** One of however many there are when it comes to that. */
export const pick = fc.nat(99)
export const picked = <Thing>(things: readonly Thing[], at: number): Thing | undefined =>
  things[at % things.length]

export const NOWHERE = 'ffffffff-ffff-4fff-8fff-ffffffffffff'

export const seatedAt = (model: Model, real: World, at: number) => {
  const browser = real.browsers[at]
  if (browser === undefined) throw new Error('no such seat')
  return { browser, shelf: model.seats[at] }
}

/** Somebody who has a game to play, as long as there is anybody. */
export const playerAt = (model: Model, real: World, { seat, pick }: { seat: number; pick: number }) => {
  const playing = model.seats.flatMap((shelf, at) => (shelf && shelf.games.length > 0 ? [at] : []))
  const { browser, shelf } = seatedAt(model, real, picked(playing, seat) ?? seat)
  const game: Game | undefined = picked(shelf?.games ?? [], pick)
  return { browser, shelf, game }
}

export const expectRefused = (answer: Answer, verdict: Refused): void => {
  expect(answer.status).toBe(verdict.status)
  if (verdict.reason) expect(answer.json.reason).toBe(verdict.reason)
}

/** What a call about one game answers: it is there, it is not, or nobody knows who asks. */
export const statusFor = (shelf: Shelf | undefined, game: Game | undefined): number =>
  shelf === undefined ? 401 : game === undefined ? 404 : 200
