import { join } from 'node:path'
import { listTree } from './tree.ts'
import { circles } from './walls/circles.ts'
import { declared } from './walls/declared.ts'
import { directions } from './walls/directions.ts'
import { junkNames, tooLong } from './walls/names.ts'
import { isCode, type Refusal, readSource } from './walls/source.ts'
import { webLayers } from './walls/web-layers.ts'
import { words } from './walls/words.ts'

/** Everything in the tree under `root` that the house forbids and no compiler sees. */
export const checkWalls = (root: string): Refusal[] => {
  const paths = listTree(root)
  const sources = paths.filter(isCode).map((file) => readSource(root, file))
  const perFile = [directions, webLayers, declared(root), words, tooLong]
  return [
    ...junkNames(paths),
    ...sources.flatMap((source) => perFile.flatMap((rule) => rule(source))),
    ...circles(sources),
  ]
}

if (import.meta.main) {
  const refusals = checkWalls(join(import.meta.dirname, '..'))
  for (const { file, line, sentence } of refusals) console.error(`${file}:${line} ${sentence}`)
  if (refusals.length > 0) process.exitCode = 1
}
