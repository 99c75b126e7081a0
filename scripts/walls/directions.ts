import { dirname, join } from 'node:path/posix'
import { DOOR, isTest, ROOMS, roomOf } from './rooms.ts'
import type { Import, Refusal, Source } from './source.ts'

const OURS = /^@inyeon\/([^/]+)(\/.+)?$/

/** Where a relative import leads, from the repository's root. */
export const targetOf = (file: string, specifier: string): string | undefined =>
  specifier.startsWith('.') ? join(dirname(file), specifier.replace(/[?#].*$/, '')) : undefined

const outside = (file: string, name: string, target: string): string | undefined => {
  if (target.startsWith(`${ROOMS[name]?.folder}/`)) return undefined
  const other = roomOf(target)
  if (other) return `${name} reaches into the folder of ${other}; import @inyeon/${other} instead`
  if (target.startsWith('scripts/') && (isTest(file) || !file.includes('/src/'))) return undefined
  return `${name} reaches outside its own folder`
}

const lazily = (file: string, name: string, other: string, { manner }: Import): string | undefined => {
  if (file !== DOOR) return `${name} names ${other} only in ${DOOR}`
  if (manner === 'static') return `${name} loads ${other} by import() only, so that no first load carries it`
  return undefined
}

const across = (file: string, name: string, found: Import): string | undefined => {
  const [, other, plug] = OURS.exec(found.specifier) ?? []
  const room = ROOMS[name]
  if (other === undefined || room === undefined || other === name) return undefined
  if (room.knows.includes(other)) return undefined
  if (room.knowsFace.includes(other)) {
    if (plug === undefined || isTest(file)) return undefined
    return `${name} sees the interface of ${other}, never a plug`
  }
  if (room.knowsLazily.includes(other)) {
    return isTest(file) ? undefined : lazily(file, name, other, found)
  }
  const friends = [...room.knows, ...room.knowsFace].join(', ') || 'no other room'
  return `${name} may import ${friends}, not ${other}`
}

/** Rooms import in one direction only. */
export const directions = ({ file, imports }: Source): Refusal[] => {
  const name = roomOf(file)
  if (name === undefined) return []
  return imports.flatMap((found) => {
    const target = targetOf(file, found.specifier)
    const sentence = target ? outside(file, name, target) : across(file, name, found)
    return sentence ? [{ file, line: found.line, sentence }] : []
  })
}
