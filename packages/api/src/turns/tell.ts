import { loadPack, loadVoices, shunnedIn } from '@inyeon/content'
import { arcIdOf, arcOf } from '@inyeon/content/catalogue'
import { Problem } from '@inyeon/contract'
import { direct, type Passage, type Scene, settle } from '@inyeon/engine'
import { AlreadyKept, type Claim, type KeptTurn, StoreUnavailable } from '@inyeon/store'
import { listen } from '@inyeon/storyteller'
import type { House } from '../house.ts'
import { type Names, namesFor, toTurnReply } from '../to-wire.ts'
import { type Claimed, LEASE } from './claim.ts'
import type { Teller } from './telling.ts'

/** How long a told turn is offered to a memory that does not answer, before the player is told. */
const KEEP_TRYING = 30_000

/**
 * Tells one claimed turn to its end, whether anybody listens or not, and keeps it before the last line
 * is sent: no player ever sees a turn that the store lacks.
 */
export const tellTurn = async (
  house: House,
  { claim, game, head }: Extract<Claimed, { kind: 'ours' }>,
  teller: Teller,
): Promise<void> => {
  const stop = new AbortController()
  const renew = async () => {
    // a teller that lost its claim must fall silent: another one is telling this turn
    if (!(await house.store.claims.renew(claim.token, house.clock() + LEASE))) stop.abort()
  }
  const renewing = setInterval(() => void renew().catch(() => undefined), LEASE / 3)
  try {
    const began = house.clock()
    const scene = await decide(claim, head, game.boundaries)
    const passage = await listen(house.storyteller.tell(scene, stop.signal), teller.say)
    const told = { scene, passage: { ...passage, prose: teller.prose() }, names: await namesFor(scene) }
    teller.keep(await keep(house, claim, told))
    house.notice('turn_told', { storyteller: passage.toldBy, ms: house.clock() - began, turn: scene.turn })
  } catch (failure) {
    house.notice('turn_failed', { cause: failure instanceof Error ? failure.name : 'unknown' })
    await house.store.claims.release(claim.token).catch(() => undefined)
    teller.fail(failure)
  } finally {
    clearInterval(renewing)
  }
}

const decide = async (claim: Claim, head: KeptTurn, boundaries: readonly string[]): Promise<Scene> => {
  const arc = arcOf(head.story.scenario)
  if (arc === undefined) throw new RangeError('a game on a scenario that is gone')
  const { stems } = await loadVoices(claim.language)
  const pack = await loadPack(claim.language, arcIdOf(head.story.scenario))
  const shunned = shunnedIn(pack, boundaries)
  const { action, language } = claim
  const label = action.kind === 'choice' ? head.passage.choices[action.choiceId] : undefined
  return direct(head.story, arc, {
    action,
    language,
    stems,
    boundaries,
    shunned,
    ...(label !== undefined && { label }),
  })
}

/** A scene with its words: all that is needed to keep it, so that no transaction waits for a file. */
interface Told {
  readonly scene: Scene
  readonly passage: Passage
  readonly names: Names
}

/** Offers the turn to the store until it takes it; a memory that is away may come back. */
const keep = async (house: House, claim: Claim, told: Told): Promise<string> => {
  const giveUp = house.clock() + KEEP_TRYING
  for (let pause = 100; ; pause = Math.min(2_000, pause * 2)) {
    try {
      return await keepOnce(house, claim, told)
    } catch (failure) {
      if (failure instanceof AlreadyKept || failure instanceof LostClaim) return keptByAnother(house, claim)
      if (!(failure instanceof StoreUnavailable) || house.clock() > giveUp) throw failure
      await new Promise((wake) => setTimeout(wake, pause))
    }
  }
}

class LostClaim extends Error {
  override readonly name = 'LostClaim'
}

const keptByAnother = async ({ store }: House, { ownerId, requestId, token }: Claim): Promise<string> => {
  // a claim that can never be kept would be taken over and told again for ever
  await store.claims.release(token).catch(() => undefined)
  const kept = await store.turns.byRequest(ownerId, requestId)
  if (kept === undefined) throw new Problem('UNAVAILABLE', { retryAfter: 1 })
  return kept.reply
}

/** Text, choices, meters, counter and the visit move together, or not at all. */
const keepOnce = (house: House, claim: Claim, { scene, passage, names }: Told): Promise<string> =>
  house.store.together(async (records) => {
    const now = house.clock()
    const owner = await records.owners.hold(claim.ownerId)
    const game = await records.games.hold(claim.gameId, claim.ownerId)
    if (game === undefined || owner === undefined) throw new Problem('NOT_FOUND')
    if (!(await records.claims.release(claim.token))) throw new LostClaim()
    const { requestId, action } = claim
    const settled = settle(game, scene, passage, { turnId: house.uuid(), requestId, action, now })
    const reply = JSON.stringify(toTurnReply(settled.game, scene, passage, names))
    await records.turns.add({ ...settled.turn, reply })
    await records.games.save(settled.game)
    await records.owners.save({
      ...owner,
      activeAt: now,
      completedDemo: owner.completedDemo || settled.game.ended,
    })
    return reply
  })
