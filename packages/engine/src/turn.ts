import { isExpired } from './access.ts'
import type { Game, Turn } from './game.ts'
import type { Action, Passage, Scene } from './scene.ts'

/** Why a turn cannot be played now. A value, not an error: the player is told, and nothing breaks. */
export type Refusal = 'TURN_PLAYED' | 'NOT_NEXT' | 'ENDED' | 'EXPIRED'

/** Whether `number` is the turn that comes next in this game. */
export const admit = (game: Game, number: number, now: number): Refusal | undefined => {
  if (number <= game.currentTurn) return 'TURN_PLAYED'
  if (game.ended) return 'ENDED'
  if (isExpired(game, now)) return 'EXPIRED'
  return number === game.currentTurn + 1 ? undefined : 'NOT_NEXT'
}

/** What the host adds to a told scene so that it becomes a turn. */
export interface Occasion {
  readonly turnId: string
  readonly requestId: string
  readonly action: Action | null
  readonly now: number
}

/**
 * The told scene becomes the next turn, and the game stands on it. Everything that counts comes from
 * the scene; of the passage only its words are kept.
 */
export const settle = (
  game: Game,
  scene: Scene,
  passage: Passage,
  occasion: Occasion,
): { readonly game: Game; readonly turn: Turn } => {
  const { turnId, requestId, action, now } = occasion
  const turn: Turn = {
    id: turnId,
    gameId: game.id,
    ownerId: game.ownerId,
    parentId: scene.turn === 0 ? null : game.headTurnId,
    branch: game.branch,
    number: scene.turn,
    requestId,
    action,
    language: scene.language,
    passage,
    changes: scene.changes,
    world: scene.world,
    story: scene.story,
    createdAt: now,
  }
  const ended = scene.ending !== undefined
  return {
    turn,
    game: {
      ...game,
      language: scene.language,
      currentTurn: scene.turn,
      ended,
      ...(passage.endMessage === undefined ? {} : { endMessage: passage.endMessage }),
      headTurnId: turnId,
      updatedAt: now,
      activeAt: now,
    },
  }
}
