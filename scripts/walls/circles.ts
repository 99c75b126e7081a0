import { targetOf } from './directions.ts'
import type { Refusal, Source } from './source.ts'

type Edges = Map<string, { readonly target: string; readonly line: number }[]>

/** Types are erased and import() waits, so neither can find a half-made module. */
const edgesOf = (sources: readonly Source[]): Edges =>
  new Map(
    sources.map(({ file, imports }) => [
      file,
      imports
        .filter(({ manner }) => manner === 'static')
        .flatMap(({ specifier, line }) => {
          const target = targetOf(file, specifier)
          return target ? [{ target, line }] : []
        }),
    ]),
  )

/** Files may not import one another in a circle: which of them is made first would depend on who asked. */
export const circles = (sources: readonly Source[]): Refusal[] => {
  const edges = edgesOf(sources)
  const done = new Set<string>()
  const refusals: Refusal[] = []
  const follow = (file: string, path: readonly string[]): void => {
    if (done.has(file)) return
    const walked = [...path, file]
    for (const { target, line } of edges.get(file) ?? []) {
      const start = walked.indexOf(target)
      if (start === -1) follow(target, walked)
      else {
        const circle = [...walked.slice(start), target].join(' → ')
        refusals.push({ file, line, sentence: `a circle of imports: ${circle}` })
      }
    }
    done.add(file)
  }
  for (const file of edges.keys()) follow(file, [])
  return refusals
}
