import { arcOf, SCENARIOS } from '@inyeon/content/catalogue'
import { Problem, toCustomScenario, toPerson, toTouches } from '@inyeon/contract'
import { begin, type Game, isVisitOpen, type Mode, mayCreateSave, type Setup, settle } from '@inyeon/engine'
import type { Interview, Records } from '@inyeon/store'
import { listen } from '@inyeon/storyteller'
import { jsonText } from '../answer.ts'
import { startScope } from '../answered.ts'
import type { Ask, Handler } from '../ask.ts'
import { guardAdults, touched } from '../guards/minor.ts'
import { namesFor, toTurnReply } from '../to-wire.ts'
import { openTelling } from '../turns/telling.ts'

type StartAsk = Ask<'startDemo' | 'startGame'>

export const startDemo: Handler<'startDemo'> = (ask) => start(ask, 'demo')
export const startGame: Handler<'startGame'> = (ask) =>
  start(ask, ask.body.isDemoMode === true ? 'demo' : 'full')

/** A scenario that exists but is not open is refused as such; one that does not exist is not found. */
export const guardScenario = (id: string): void => {
  if (SCENARIOS.some((card) => card.id === id && !card.open))
    throw new Problem('FORBIDDEN', { reason: 'LOCKED' })
}

/**
 * The opening is told first and kept afterwards, in one act with the game, the visit and the reply: a
 * start that fails anywhere has not begun.
 */
const start = async (ask: StartAsk, mode: Mode): Promise<Response> => {
  const { house, body, visitor, language } = ask
  const stored = body.request_id && (await house.store.requests.find(scopeOf(ask), body.request_id))
  if (stored) return jsonText(200, stored.body)
  await guardStart(house.store, ask, mode)
  guardScenario(body.scenario_id)
  const arc = arcOf(body.scenario_id)
  if (arc === undefined) throw new Problem('NOT_FOUND')

  const interview = await interviewOf(ask)
  const setup = setupOf(ask, interview)
  guardAdults(
    { protagonist: setup.protagonist, custom_npc: setup.customNpc, ...touched(setup.npcs) },
    setup.customScenario,
  )
  const boundaries = body.boundaries ?? []
  const seed = house.seed()
  const max = house.settings.maxTurns
  const scene = begin(arc, setup, { seed, max, boundaries, language })
  const teller = openTelling()
  const passage = await listen(house.storyteller.tell(scene, new AbortController().signal), teller.say)
  const told = { ...passage, prose: teller.prose() }
  const names = await namesFor(scene)

  const reply = await house.store.together(async (records) => {
    const now = house.clock()
    const again = body.request_id && (await records.requests.claim(scopeOf(ask), body.request_id, now))
    if (again) return again.body
    const owner = await records.owners.hold(visitor.owner.id)
    await guardStart(records, ask, mode)
    const turnId = house.uuid()
    const game: Game = {
      id: await gameId(records, ask, interview),
      ownerId: visitor.owner.id,
      mode,
      language,
      setup,
      boundaries,
      interviewCompleted: interview?.state.complete ?? false,
      currentTurn: 0,
      maxTurns: max,
      ended: false,
      headTurnId: turnId,
      branch: 'main',
      createdAt: now,
      updatedAt: now,
      activeAt: now,
    }
    const settled = settle(game, scene, told, { turnId, requestId: `opening/${game.id}`, action: null, now })
    const opening = toTurnReply(settled.game, scene, told, names)
    const text = JSON.stringify({
      session_id: game.id,
      ai_response: opening,
      current_turn: 0,
      max_turns: max,
    })
    await records.games.add(settled.game)
    await records.turns.add({ ...settled.turn, reply: JSON.stringify(opening) })
    if (owner) await records.owners.save({ ...owner, activeAt: now })
    if (body.request_id) await records.requests.keep(scopeOf(ask), body.request_id, { body: text, at: now })
    return text
  })
  return jsonText(200, reply)
}

const scopeOf = ({ visitor }: StartAsk): string => startScope(visitor.owner.id)

const guardStart = async (records: Records, { house, visitor }: StartAsk, mode: Mode): Promise<void> => {
  if (mode === 'full' && !visitor.subscriber.backer)
    throw new Problem('FORBIDDEN', { reason: 'BACKERS_ONLY' })
  const owner = await records.owners.byId(visitor.owner.id)
  if (mode === 'demo' && !isVisitOpen(owner ?? { activeAt: null }, house.clock())) {
    throw new Problem('FORBIDDEN', { reason: 'ACCESS_LIMIT' })
  }
  const saves = await records.games.of(visitor.owner.id)
  if (!mayCreateSave(saves.length, house.settings.maxSaves))
    throw new Problem('FORBIDDEN', { reason: 'SAVE_LIMIT' })
}

const interviewOf = async ({ house, body, visitor }: StartAsk): Promise<Interview | undefined> =>
  body.session_id === undefined ? undefined : house.store.interviews.byId(body.session_id, visitor.owner.id)

/** The interview's id becomes the game's, once. */
const gameId = async (
  records: Records,
  { house, visitor }: StartAsk,
  interview: Interview | undefined,
): Promise<string> => {
  if (interview === undefined) return house.uuid()
  const taken = await records.games.byId(interview.id, visitor.owner.id)
  return taken === undefined ? interview.id : house.uuid()
}

const setupOf = ({ body }: StartAsk, interview: Interview | undefined): Setup => ({
  scenario: body.scenario_id,
  ...(body.scenario_id === 'custom' &&
    body.custom_scenario && { customScenario: toCustomScenario(body.custom_scenario) }),
  protagonist: toPerson(body.protagonist),
  npcs: toTouches(body.npcs ?? {}),
  ...(body.custom_npc && { customNpc: toPerson(body.custom_npc) }),
  traits: interview ? interview.state.traits : (body.traits ?? []),
})
