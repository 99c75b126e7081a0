import { existsSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { isTest, isTool, ROOMS, roomOf } from './rooms.ts'
import type { Import, Refusal, Source } from './source.ts'

interface Manifest {
  readonly name?: string
  readonly dependencies?: Record<string, string>
  readonly devDependencies?: Record<string, string>
  readonly optionalDependencies?: Record<string, string>
}

const manifestOf = (folder: string): Manifest => {
  const path = join(folder, 'package.json')
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
}

const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

const isBare = (specifier: string): boolean =>
  !/^(?:[./]|virtual:|data:)/.test(specifier) && !isBuiltin(specifier)

const names = (...lists: (Record<string, string> | undefined)[]): Set<string> =>
  new Set(lists.flatMap((list) => Object.keys(list ?? {})))

/** A file imports only what its own package.json names; tests and tools also what the root names for them. */
export const declared = (root: string): ((source: Source) => Refusal[]) => {
  const top = manifestOf(root)
  const manifests = Object.fromEntries(
    Object.entries(ROOMS).map(([name, { folder }]) => [name, manifestOf(join(root, folder))]),
  )
  const allowed = (file: string, { manner }: Import): Set<string> => {
    const own = manifests[roomOf(file) ?? ''] ?? top
    const ofOwn = names({ [own.name ?? '']: '' }, own.dependencies)
    const forTools = names(
      own.devDependencies,
      top.dependencies,
      top.devDependencies,
      top.optionalDependencies,
    )
    const wide = isTest(file) || isTool(file) || manner === 'type'
    return wide ? new Set([...ofOwn, ...forTools]) : ofOwn
  }
  return ({ file, imports }) =>
    imports.flatMap((found) => {
      const wanted = packageOf(found.specifier)
      if (!isBare(found.specifier) || allowed(file, found).has(wanted)) return []
      const sentence = `${wanted} is not a dependency in ${ROOMS[roomOf(file) ?? '']?.folder ?? '.'}/package.json`
      return [{ file, line: found.line, sentence }]
    })
}
