import { draftOf } from './plain/draft.ts'
import { storeOf } from './plain/keeper.ts'
import { fromSnapshot, toSnapshot } from './plain/snapshot.ts'
import { type Kept, nothingKept } from './plain/tables.ts'
import { type Store, StoreUnavailable } from './store.ts'

/** The one text a browser keeps for us, and the lock that its tabs share. */
export interface Shelf {
  read(): string | null
  /** Whole or not at all; throws when there is no room. */
  write(snapshot: string): void
  exclusively<Outcome>(work: () => Promise<Outcome>): Promise<Outcome>
  /** Told of a text that we cannot read, before another takes its place. Its failing stops nobody. */
  setAside?(text: string): void
}

const reached = <Answer>(ask: () => Answer): Answer => {
  try {
    return ask()
  } catch (cause) {
    throw new StoreUnavailable('This browser keeps nothing now', { cause })
  }
}

/** A store in a browser: what one tab has kept, the others find. */
export const openBrowserStore = async (shelf: Shelf, clock: () => number = Date.now): Promise<Store> => {
  let text: string | null = null
  let kept = nothingKept()

  const replaced = (unreadable: string): Kept => {
    try {
      shelf.setAside?.(unreadable)
    } catch {
      // no room for a text that nobody can read is no reason to keep nothing from now on
    }
    return nothingKept()
  }
  const latest = (): Kept => {
    const found = reached(() => shelf.read())
    if (found !== text) {
      kept = found === null ? nothingKept() : (fromSnapshot(found) ?? replaced(found))
      text = found
    }
    return kept
  }
  const store: Store = {
    ...storeOf({
      committed: () => draftOf(latest()).tables,
      alone: (work) =>
        shelf.exclusively(async () => {
          const ours = latest()
          const draft = draftOf(ours)
          const outcome = await work(draft.tables)
          if (!draft.isChanged()) return outcome
          const snapshot = toSnapshot(draft.tables)
          reached(() => shelf.write(snapshot))
          draft.keep()
          kept = ours
          text = snapshot
          return outcome
        }),
    }),
    ready: () =>
      shelf.exclusively(async () => {
        const snapshot = toSnapshot(draftOf(latest()).tables)
        reached(() => shelf.write(snapshot))
      }),
    clock: async () => clock(),
    close: async () => {},
  }
  await shelf.exclusively(async () => latest())
  return store
}
