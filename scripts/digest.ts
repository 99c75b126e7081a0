import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { listTree } from './tree.ts'
import { isTest } from './walls/rooms.ts'

const filesOf = (root: string, input: string): string[] =>
  statSync(join(root, input)).isDirectory()
    ? listTree(join(root, input)).map((path) => `${input}/${path}`)
    : [input]

/** One line that changes when a name or a byte of the inputs does; tests are no part of what is built. */
export const digestOf = (root: string, inputs: readonly string[], salt = ''): string => {
  const hash = createHash('sha256').update(salt)
  for (const file of inputs.flatMap((input) => filesOf(root, input))) {
    if (isTest(file) || statSync(join(root, file)).isDirectory()) continue
    const bytes = readFileSync(join(root, file))
    hash.update(`\n${file} ${bytes.length}\n`).update(bytes)
  }
  return hash.digest('hex')
}
