import { Problem } from '@inyeon/contract'
import { type Action, admit, asksForCare, type Game, type Language, TURNS_AT_ONCE } from '@inyeon/engine'
import type { Claim, KeptTurn, Records } from '@inyeon/store'
import type { House } from '../house.ts'

/** How long a teller may be silent before another takes the turn over. Renewed while it is told. */
export const LEASE = 6_000

/** What somebody wants to play. */
export interface Order {
  readonly ownerId: string
  readonly gameId: string
  readonly number: number
  readonly requestId: string
  readonly action: Action
  /** Unsaid: the one the story was last told in. */
  readonly language?: Language
}

export type Claimed =
  | { readonly kind: 'ours'; readonly claim: Claim; readonly game: Game; readonly head: KeptTurn }
  | { readonly kind: 'kept'; readonly reply: string; readonly prose: string }
  | { readonly kind: 'told-elsewhere' }
  | { readonly kind: 'care'; readonly currentTurn: number }

/**
 * Takes the turn for this request, or says who has it. One transaction: of two at once, one wins, and
 * a request that was ever kept is never played again.
 */
export const claimTurn = ({ store, clock, uuid }: House, order: Order): Promise<Claimed> =>
  store.together(async (records): Promise<Claimed> => {
    const { ownerId, gameId, number, requestId } = order
    const game = await records.games.hold(gameId, ownerId)
    const kept = await records.turns.byRequest(ownerId, requestId)
    if (kept) return { kind: 'kept', reply: kept.reply, prose: kept.passage.prose }

    const now = clock()
    const pending = await records.claims.byRequest(ownerId, requestId)
    // one request moves one game, whichever the second body names
    if (pending && pending.gameId !== gameId && pending.leaseUntil > now) return { kind: 'told-elsewhere' }
    if (game === undefined) throw new Problem('NOT_FOUND')
    const refusal = admit(game, pending?.gameId === gameId ? pending.number : number, now)
    if (refusal === 'EXPIRED') throw new Problem('EXPIRED')
    if (refusal) throw new Problem('CONFLICT', { reason: refusal, currentTurn: game.currentTurn })

    const standing = await records.claims.at(game.id, game.branch, game.currentTurn + 1)
    if (standing && standing.leaseUntil > now) {
      if (standing.requestId === requestId) return { kind: 'told-elsewhere' }
      throw new Problem('CONFLICT', { reason: 'BUSY', currentTurn: game.currentTurn })
    }
    const head = await headOf(records, game)
    // a request that was once accepted is played as it was first sent, whatever the second body says
    const { action, language = game.language } = standing?.requestId === requestId ? standing : order
    if (action.kind === 'words' && asksForCare(action.text))
      return { kind: 'care', currentTurn: game.currentTurn }
    if (action.kind === 'choice' && !head.story.choices.some(({ id }) => id === action.choiceId)) {
      throw new Problem('VALIDATION', { issues: [{ path: 'choice_id', key: 'not_offered', params: {} }] })
    }
    if ((await records.claims.running(ownerId, now)) >= TURNS_AT_ONCE) {
      throw new Problem('RATE_LIMITED', { retryAfter: 1 })
    }
    const claim: Claim = {
      gameId: game.id,
      branch: game.branch,
      number: game.currentTurn + 1,
      ownerId,
      requestId,
      action,
      language,
      token: uuid(),
      leaseUntil: now + LEASE,
      createdAt: now,
    }
    await records.claims.put(claim)
    return { kind: 'ours', claim, game, head }
  })

/** Takes over a turn whose teller has died. Undefined when somebody else was quicker, or the game is gone. */
export const takeOver = (
  { store, clock, uuid }: House,
  expired: Claim,
  whoever: 'expired' | 'everyone',
): Promise<Extract<Claimed, { kind: 'ours' }> | undefined> =>
  store.together(async (records) => {
    const game = await records.games.hold(expired.gameId, expired.ownerId)
    const standing = await records.claims.at(expired.gameId, expired.branch, expired.number)
    const now = clock()
    if (standing?.token !== expired.token) return undefined
    if (whoever === 'expired' && standing.leaseUntil > now) return undefined
    if (game === undefined || game.currentTurn + 1 !== standing.number || game.branch !== standing.branch) {
      await records.claims.release(standing.token)
      return undefined
    }
    const claim: Claim = { ...standing, token: uuid(), leaseUntil: now + LEASE }
    await records.claims.put(claim)
    return { kind: 'ours', claim, game, head: await headOf(records, game) }
  })

const headOf = async (records: Records, game: Game): Promise<KeptTurn> => {
  const head = await records.turns.byId(game.headTurnId, game.ownerId)
  if (head === undefined) throw new RangeError('a game without its head')
  return head
}
