import { draftOf } from './plain/draft.ts'
import { type Keeper, storeOf } from './plain/keeper.ts'
import { nothingKept } from './plain/tables.ts'
import type { Store } from './store.ts'

/** A store that forgets everything with its process. */
export const openMemoryStore = (clock: () => number = Date.now): Store => {
  const kept = nothingKept()
  const { tables } = draftOf(kept)
  let last: Promise<unknown> = Promise.resolve()

  const alone: Keeper['alone'] = (work) => {
    const ours = last.then(async () => {
      const draft = draftOf(kept)
      const outcome = await work(draft.tables)
      draft.keep()
      return outcome
    })
    last = ours.catch(() => {})
    return ours
  }
  return {
    ...storeOf({ committed: () => tables, alone }),
    ready: async () => {},
    clock: async () => clock(),
    close: async () => {},
  }
}
