import { setTimeout as sleep } from 'node:timers/promises'

/** Does `work` again and again, never two at once, until told to leave. Resolves when the last one is done. */
export const repeat = async (
  everyMs: number,
  work: () => Promise<unknown>,
  failed: (failure: unknown) => void,
  leaving: AbortSignal,
): Promise<void> => {
  while (!leaving.aborted) {
    try {
      await work()
    } catch (failure) {
      failed(failure)
    }
    await sleep(everyMs, undefined, { signal: leaving, ref: false }).catch(() => undefined)
  }
}
