import fc from 'fast-check'
import { expect } from 'vitest'
import { send } from './playing.ts'
import { type Command, NOWHERE, pick, picked, playerAt, seat, seatedAt, statusFor, step } from './step.ts'
import { type Answer, ask, type World } from './world.ts'

interface Picked {
  readonly seat: number
  readonly pick: number
}

const remove = step<Picked>('delete', async (model, real, wish) => {
  const { browser, shelf, game } = playerAt(model, real, wish)
  const path = `/delete_save/${game?.id ?? NOWHERE}`
  expect((await ask(browser, path, undefined, { method: 'DELETE' })).status).toBe(statusFor(shelf, game))
  if (game === undefined || shelf === undefined) return
  shelf.games.splice(shelf.games.indexOf(game), 1)
  const told = shelf.interviews.findIndex(({ id }) => id === game.id)
  if (told >= 0) shelf.interviews.splice(told, 1)
})

const resume = step<Picked>('resume', async (model, real, wish) => {
  const { browser, shelf, game } = playerAt(model, real, wish)
  const { status } = await ask(browser, '/resume_game', { session_id: game?.id ?? NOWHERE })
  expect(status).toBe(statusFor(shelf, game))
  if (game) game.activeAt = model.now
})

const bound = step<Picked & { list: string[] }>('boundaries', async (model, real, { list, ...wish }) => {
  const { browser, shelf, game } = playerAt(model, real, wish)
  const body = { session_id: game?.id ?? NOWHERE, boundaries: list }
  expect((await ask(browser, '/boundaries', body)).status).toBe(statusFor(shelf, game))
  if (game) game.boundaries = list
})

/** What somebody might try with a game that is not theirs. */
const MEDDLING = {
  play: (browser, id) =>
    send(browser, { gameId: id, number: 1, requestId: NOWHERE, act: { user_input: 'Mine.' } }),
  state: (browser, id) => ask(browser, `/game_state/${id}`, undefined),
  resume: (browser, id) => ask(browser, '/resume_game', { session_id: id }),
  bound: (browser, id) => ask(browser, '/boundaries', { session_id: id, boundaries: ['mine'] }),
  remove: (browser, id) => ask(browser, `/delete_save/${id}`, undefined, { method: 'DELETE' }),
} satisfies Record<string, (browser: World['browsers'][number], id: string) => Promise<Answer>>
type Meddling = keyof typeof MEDDLING

const meddle = step<Picked & { how: Meddling }>('meddle', async (model, real, wish) => {
  const { browser, shelf } = seatedAt(model, real, wish.seat)
  const others = model.shelves.filter((other) => other !== shelf)
  const theirs = picked(
    others.flatMap(({ games }) => games),
    wish.pick,
  )
  const { status } = await MEDDLING[wish.how](browser, theirs?.id ?? NOWHERE)
  expect(status).toBe(shelf ? 404 : 401)
})

const own = { seat, pick }
export const keeping: readonly fc.Arbitrary<Command>[] = [
  fc.record(own).map(remove),
  fc.record(own).map(resume),
  fc.record({ ...own, list: fc.subarray(['spiders', 'no kissing', '蜘蛛']) }).map(bound),
  fc.record({ ...own, how: fc.constantFrom(...(Object.keys(MEDDLING) as Meddling[])) }).map(meddle),
]
