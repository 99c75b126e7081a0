import { eachTable, type Kept, keyOf, type Name, type Row, type Table, type Tables } from './tables.ts'

/** Changes on top of what is kept. Dropping it is undoing it. */
export interface Draft {
  readonly tables: Tables
  isChanged(): boolean
  /** Moves the changes into what is kept. Until then nobody else can see them. */
  keep(): void
}

type Changes = Map<string, Row | undefined>

/** Loses what JSON loses, so that memory gives back what SQL would. */
const frozenCopy = (row: Row): Row => JSON.parse(JSON.stringify(row), (_, part) => Object.freeze(part))

const draftTable = (name: Name, below: Map<string, Row>, changes: Changes): Table<Row> => {
  const get = (key: string) => (changes.has(key) ? changes.get(key) : below.get(key))
  const put = (row: Row): Row => {
    const copy = frozenCopy(row)
    changes.set(keyOf(name, copy), copy)
    return copy
  }
  return {
    get,
    put,
    add: (row) => {
      if (get(keyOf(name, row))) throw new Error(`This is in ${name} already`)
      return put(row)
    },
    drop: (key) => {
      changes.set(key, undefined)
    },
    *rows() {
      for (const [key, row] of below) if (!changes.has(key)) yield row
      for (const row of changes.values()) if (row !== undefined) yield row
    },
  }
}

export const draftOf = (kept: Kept): Draft => {
  const changes = eachTable((): Changes => new Map())
  const below = kept as Readonly<Record<Name, Map<string, Row>>>
  return {
    tables: eachTable((name) => draftTable(name, below[name], changes[name])) as unknown as Tables,
    isChanged: () => Object.values(changes).some(({ size }) => size > 0),
    keep: () =>
      void eachTable((name) => {
        for (const [key, row] of changes[name])
          if (row === undefined) below[name].delete(key)
          else below[name].set(key, row)
      }),
  }
}
