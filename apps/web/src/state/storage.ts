import type { Is } from './shape-of.ts'

/** Texts by key. Never throws: what the browser refuses to keep is kept in memory until the tab closes. */
export interface Drawers {
  read(key: string): string | null
  write(key: string, text: string): void
  remove(key: string): void
}

export const drawersIn = (storage: () => Storage, onRefused: () => void): Drawers => {
  const refused = new Map<string, string | null>()
  const tried = <Outcome>(work: (storage: Storage) => Outcome, otherwise: () => Outcome): Outcome => {
    try {
      return work(storage())
    } catch {
      onRefused()
      return otherwise()
    }
  }
  return {
    read: (key) => {
      const ours = refused.get(key)
      return ours !== undefined
        ? ours
        : tried(
            (kept) => kept.getItem(key),
            () => null,
          )
    },
    write: (key, text) =>
      tried(
        (kept) => {
          kept.setItem(key, text)
          refused.delete(key)
        },
        () => void refused.set(key, text),
      ),
    remove: (key) =>
      tried(
        (kept) => {
          kept.removeItem(key)
          refused.delete(key)
        },
        () => void refused.set(key, null),
      ),
  }
}

/** One value with the version of its shape. What is broken, old or newer than us is set aside, not obeyed. */
export interface Kept<Value> {
  read(): Value | undefined
  write(value: Value): void
}

export const keptIn = <Value>(
  drawers: Drawers,
  key: string,
  version: number,
  is: Is<Value>,
): Kept<Value> => ({
  read: () => {
    const text = drawers.read(key)
    if (text === null) return undefined
    const value = unfold(text, version)
    if (is(value)) return value
    drawers.write(`${key}.backup`, text)
    drawers.remove(key)
    return undefined
  },
  write: (value) => drawers.write(key, JSON.stringify({ version, value })),
})

const unfold = (text: string, version: number): unknown => {
  try {
    const found: { version?: unknown; value?: unknown } | null = JSON.parse(text)
    return found?.version === version ? found.value : undefined
  } catch {
    return undefined
  }
}
