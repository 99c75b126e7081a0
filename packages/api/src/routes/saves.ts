import { fill, type Words } from '@inyeon/content'
import { type GameState, Problem } from '@inyeon/contract'
import { type Game, mayCreateSave, type OwnerId } from '@inyeon/engine'
import { json } from '../answer.ts'
import type { Ask, Handler } from '../ask.ts'
import type { House } from '../house.ts'
import { iso, toGameState } from '../to-wire.ts'

/** What a game is called: its card's name, or the one its player gave it. */
const nameOf = ({ setup }: Game, words: Words): string => {
  if (setup.customScenario) return setup.customScenario.name
  const cards: Readonly<Record<string, { readonly name: string }>> = words.cards.cards
  return (Object.hasOwn(cards, setup.scenario) ? cards[setup.scenario]?.name : undefined) ?? setup.scenario
}

export const stateOf = async (
  house: House,
  ownerId: OwnerId,
  id: string,
  words: Words,
): Promise<GameState | undefined> => {
  const game = await house.store.games.byId(id, ownerId)
  if (game === undefined) return undefined
  const turns = await house.store.turns.of(game.id, game.branch, ownerId)
  // a turn may have been kept between the two readings: the state shown is the game's own
  return toGameState(
    game,
    turns.filter(({ number }) => number <= game.currentTurn),
    nameOf(game, words),
  )
}

const theirs = async (
  { house, visitor, words }: Pick<Ask<'gameState'>, 'house' | 'visitor' | 'words'>,
  id: string,
): Promise<Response> => {
  const state = await stateOf(house, visitor.owner.id, id, words)
  if (state === undefined) throw new Problem('NOT_FOUND')
  return json(200, state)
}

export const gameState: Handler<'gameState'> = (ask) => theirs(ask, ask.id)

/** Coming back counts as activity: the demo's 24 hours begin again. */
export const resumeGame: Handler<'resumeGame'> = async (ask) => {
  const { house, visitor, body } = ask
  await house.store.together(async (records) => {
    const game = await records.games.hold(body.session_id, visitor.owner.id)
    if (game) await records.games.save({ ...game, activeAt: house.clock() })
  })
  return theirs(ask, body.session_id)
}

export const deleteSave: Handler<'deleteSave'> = async ({ house, visitor, id }) => {
  if (!(await house.store.games.remove(id, visitor.owner.id))) throw new Problem('NOT_FOUND')
  return json(200, { success: true })
}

/** The email in the body is a hint and no key: any but the visitor's own has no games. */
const gamesFor = async ({
  house,
  visitor,
  body,
}: Ask<'checkExistingGame' | 'checkSaveLimit'>): Promise<readonly Game[]> =>
  body.user_email === visitor.subscriber.email ? house.store.games.of(visitor.owner.id) : []

export const checkExistingGame: Handler<'checkExistingGame'> = async (ask) => {
  const { words } = ask
  const games = await gamesFor(ask)
  return json(200, {
    has_existing_game: games.length > 0,
    existing_games: games.map((game) => ({
      session_id: game.id,
      scenario_id: game.setup.scenario,
      scenario_name: nameOf(game, words),
      current_turn: game.currentTurn,
      max_turns: game.maxTurns,
      created_at: iso(game.createdAt),
      updated_at: iso(game.updatedAt),
      mode: game.mode,
      game_ended: game.ended,
    })),
    message: games.length > 0 ? words.answers.saves.some : words.answers.saves.none,
  })
}

export const checkSaveLimit: Handler<'checkSaveLimit'> = async (ask) => {
  const max = ask.house.settings.maxSaves
  const saves = (await gamesFor(ask)).length
  const may = mayCreateSave(saves, max)
  const { mayCreate, full } = ask.words.answers.saves
  return json(200, {
    can_create: may,
    message: may ? mayCreate : fill(full, { max }),
    current_saves: saves,
    max_saves: max,
  })
}

/** From the next turn on: one that is being told now was decided under the old ones. */
export const setBoundaries: Handler<'setBoundaries'> = async ({ house, visitor, body }) => {
  const { boundaries } = body
  await house.store.together(async (records) => {
    const game = await records.games.hold(body.session_id, visitor.owner.id)
    if (game === undefined) throw new Problem('NOT_FOUND')
    await records.games.save({ ...game, boundaries })
  })
  return json(200, { boundaries })
}
