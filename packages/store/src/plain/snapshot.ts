import { eachTable, type Kept, keyOf, type Row, type Tables } from './tables.ts'

const VERSION = 1

/** All tables as one text. */
export const toSnapshot = (tables: Tables): string =>
  JSON.stringify({ version: VERSION, tables: eachTable((name) => [...tables[name].rows()]) })

/** Undefined for what we did not write: broken text, or a version that is not known here yet. */
export const fromSnapshot = (text: string): Kept | undefined => {
  try {
    const { version, tables } = JSON.parse(text, (_, part) => Object.freeze(part))
    if (version !== VERSION) return undefined
    return eachTable((name) => new Map(tables[name].map((row: Row) => [keyOf(name, row), row]))) as Kept
  } catch {
    return undefined
  }
}
