import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'

/** A node of the syntax tree, seen only as far as the walls need. */
export interface Node {
  readonly type: string
  readonly start: number
  readonly [field: string]: unknown
}

export type Manner = 'static' | 'dynamic' | 'type'

export interface Import {
  readonly specifier: string
  readonly line: number
  readonly manner: Manner
}

export interface Source {
  /** From the repository's root, with forward slashes. */
  readonly file: string
  readonly lines: number
  readonly imports: readonly Import[]
  /** Calls `visit` for every node, with the node it hangs from and the field it hangs by. */
  walk(visit: Visit): void
  lineOf(node: Node): number
}

export interface Refusal {
  readonly file: string
  readonly line: number
  readonly sentence: string
}

type Visit = (node: Node, above: Node | undefined, field: string) => void

const CODE = /\.(?:[cm]?tsx?|[cm]?jsx?)$/

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string'

const walkFrom = (node: Node, visit: Visit, above?: Node, field = ''): void => {
  visit(node, above, field)
  for (const [name, value] of Object.entries(node)) {
    for (const below of Array.isArray(value) ? value : [value]) {
      if (isNode(below)) walkFrom(below, visit, node, name)
    }
  }
}

const importOf = (node: Node): { from: unknown; manner: Manner } | undefined => {
  if (node.type === 'ImportExpression') return { from: node.source, manner: 'dynamic' }
  if (node.type === 'TSImportType') return { from: node.source, manner: 'type' }
  if (!/^(?:Import|ExportAll|ExportNamed)Declaration$/.test(node.type)) return undefined
  const isType = node.importKind === 'type' || node.exportKind === 'type'
  return { from: node.source, manner: isType ? 'type' : 'static' }
}

/** Where each line starts, so that a position can be told as a line. */
const lineStarts = (text: string): number[] => {
  const starts = [0]
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return starts
}

export const readSource = (root: string, file: string): Source => {
  const text = readFileSync(join(root, file), 'utf8')
  const program: unknown = parseSync(file, text).program
  const starts = lineStarts(text)
  const lineOf = (node: Node) => starts.findLastIndex((start) => start <= node.start) + 1
  const walk = (visit: Visit) => {
    if (isNode(program)) walkFrom(program, visit)
  }
  const imports: Import[] = []
  walk((node) => {
    const found = importOf(node)
    if (!isNode(found?.from) || typeof found.from.value !== 'string') return
    imports.push({ specifier: found.from.value, line: lineOf(node), manner: found.manner })
  })
  return { file, lines: starts.length - 1, imports, walk, lineOf }
}

export const isCode = (path: string): boolean => CODE.test(path) && !path.endsWith('.d.ts')
