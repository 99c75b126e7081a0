import { basename } from 'node:path/posix'
import { isTest } from './rooms.ts'
import type { Refusal, Source } from './source.ts'

const JUNK = /^(?:utils?|helpers?|misc|common)$/
const LONGEST = 300

/** A folder or a file says what is in it. */
export const junkNames = (paths: readonly string[]): Refusal[] =>
  paths
    .filter((path) => JUNK.test(basename(path).replace(/\..*$/, '')))
    .map((file) => ({ file, line: 1, sentence: `"${basename(file)}" does not say what is in it` }))

/** Tables of words may be long; a file of code that long has two jobs. */
export const tooLong = ({ file, lines }: Source): Refusal[] =>
  lines <= LONGEST || isTest(file) || file.startsWith('packages/content/')
    ? []
    : [{ file, line: lines, sentence: `${lines} lines; past ${LONGEST} a file has two jobs` }]
