import type { Passage, Scene } from '@inyeon/engine'

/** Who writes the next passage. Knows nothing of who asked, and decides nothing: the scene is settled. */
export interface Storyteller {
  /** Yields the prose piece by piece, then returns the passage that holds all of it. */
  tell(scene: Scene, signal: AbortSignal): AsyncGenerator<string, Passage>
}

/** Hears a telling to its end. A plain reply and a streamed one differ only in the ear. */
export async function listen<End>(
  telling: AsyncGenerator<string, End>,
  hear: (text: string) => void,
): Promise<End> {
  for (;;) {
    const step = await telling.next()
    if (step.done) return step.value
    hear(step.value)
  }
}
