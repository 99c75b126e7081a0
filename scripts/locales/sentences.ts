import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** A language's words as found: the file they are in, the keys that lead to each, and the words. */
export interface Sentences {
  readonly files: ReadonlySet<string>
  readonly at: ReadonlyMap<string, Found>
}

export interface Found {
  readonly file: string
  readonly keys: readonly string[]
  readonly value: unknown
}

export const placeOf = ({ file, keys }: Found): string => `${file} ${keys.join('.')}`

const isBranch = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0

/** Every leaf under `value`; an empty object or list is a leaf, so that it cannot hide. */
export const leavesOf = (value: unknown, keys: readonly string[] = []): [readonly string[], unknown][] =>
  isBranch(value)
    ? Object.entries(value).flatMap(([key, below]) => leavesOf(below, [...keys, key]))
    : [[keys, value]]

export const sentencesOf = (modules: Readonly<Record<string, object>>): Sentences => {
  const at = new Map<string, Found>()
  for (const [file, exported] of Object.entries(modules)) {
    for (const [keys, value] of leavesOf(exported)) {
      const found = { file, keys, value }
      at.set(placeOf(found), found)
    }
  }
  return { files: new Set(Object.keys(modules)), at }
}

/** A file that only hands on what other files say: `words = { mail, care }`. */
const gathers = (exported: object, said: ReadonlySet<unknown>): boolean =>
  Object.values(exported).every(
    (value) => isBranch(value) && Object.values(value).every((it) => said.has(it)),
  )

/** The words of one language, and the files that could not be read. */
export const readLanguage = async (folder: string): Promise<Sentences & { readonly broken: string[] }> => {
  const modules: Record<string, object> = {}
  const broken: string[] = []
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => /^[\w-]+\.ts$/.test(name)) : []
  for (const name of names.sort()) {
    try {
      modules[name] = { ...(await import(pathToFileURL(join(folder, name)).href)) }
    } catch (failure) {
      broken.push(`${name} cannot be read: ${failure instanceof Error ? failure.message : failure}`)
    }
  }
  const said = new Set(Object.values(modules).flatMap((exported) => Object.values(exported)))
  const speaking = Object.entries(modules).filter(([, exported]) => !gathers(exported, said))
  return { ...sentencesOf(Object.fromEntries(speaking)), broken }
}
