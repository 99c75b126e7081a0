import type { Passage } from '@inyeon/engine'
import type { Storyteller } from '@inyeon/storyteller'
import { listen } from '@inyeon/storyteller'
import { embedded } from '@inyeon/storyteller/embedded'

/** Storytellers that tell what the embedded one tells, each in a manner of its own. */

const wholly = async (
  scene: Parameters<Storyteller['tell']>[0],
  signal: AbortSignal,
): Promise<{ readonly pieces: readonly string[]; readonly passage: Passage }> => {
  const pieces: string[] = []
  const passage = await listen(embedded().tell(scene, signal), (piece) => pieces.push(piece))
  return { pieces, passage }
}

const breathe = () => new Promise<void>((wake) => setImmediate(wake))

/** Lets others get a word in after every sentence. */
export const inBreaths = (): Storyteller => ({
  async *tell(scene, signal) {
    const { pieces, passage } = await wholly(scene, signal)
    for (const piece of pieces) {
      yield piece
      await breathe()
    }
    return passage
  },
})

/** Two pieces only: fewer steps to fail at, none of them left out. */
export const inTwoPieces = (): Storyteller => ({
  async *tell(scene, signal) {
    const { pieces, passage } = await wholly(scene, signal)
    yield pieces.slice(0, 1).join('')
    yield pieces.slice(1).join('')
    return passage
  },
})

const REFRAIN = '비 오는 신촌 🌧, the light stays red. '

/** Openings as they are; every turn at this length, in small pieces, as fast as it can. */
export const atLength = (characters: number): Storyteller => ({
  async *tell(scene, signal) {
    const { pieces, passage } = await wholly(scene, signal)
    if (scene.turn === 0) yield* pieces
    else {
      for (let told = 0; told < characters; told += REFRAIN.length) {
        yield REFRAIN
        if (told % 1000 < REFRAIN.length) await breathe()
      }
    }
    return passage
  },
})

/** Counts how often anybody asked for a story. */
export const counted = (storyteller: Storyteller, count: () => void): Storyteller => ({
  tell: (scene, signal) => {
    count()
    return storyteller.tell(scene, signal)
  },
})

/** Falls silent in the middle of every turn, until it is let go on. */
export const silenced = (): { readonly storyteller: Storyteller; readonly goOn: () => void } => {
  const { promise: free, resolve: goOn } = Promise.withResolvers<void>()
  return {
    goOn,
    storyteller: {
      async *tell(scene, signal) {
        const { pieces, passage } = await wholly(scene, signal)
        yield pieces[0] ?? ''
        if (scene.turn > 0) await free
        yield* pieces.slice(1)
        return passage
      },
    },
  }
}
