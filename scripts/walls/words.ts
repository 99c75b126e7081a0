import { isTest, isTool, roomOf } from './rooms.ts'
import type { Node, Refusal, Source } from './source.ts'

interface Rule {
  readonly sentence: string
  readonly applies: (file: string) => boolean
  readonly found: (node: Node, above: Node | undefined, field: string) => boolean
}

const asNode = (value: unknown): Node | undefined => value as Node | undefined
const named = (node: Node | undefined, names: readonly string[]): boolean =>
  node?.type === 'Identifier' && names.includes(node.name as string)

/** `Date.now`, also as `globalThis.Date.now` or `Date['now']`. */
const isMember = (node: Node, owner: string, property: RegExp): boolean => {
  if (node.type !== 'MemberExpression') return false
  const object = asNode(node.object)
  const owned = named(object, [owner]) || (object && isMember(object, 'globalThis', RegExp(`^${owner}$`)))
  return owned === true && property.test(propertyOf(node))
}

const propertyOf = (node: Node): string => {
  const property = asNode(node.property)
  return String(node.computed ? property?.value : property?.name)
}

/** A name that stands for the global thing, not a field or a key of the same name. */
const isGlobal =
  (...names: string[]): Rule['found'] =>
  (node, above, field) => {
    if (node.type === 'MemberExpression')
      return isMember(node, 'globalThis', RegExp(`^(?:${names.join('|')})$`))
    if (!named(node, names)) return false
    if (above?.type === 'MemberExpression' && field === 'property' && above.computed !== true) return false
    return !(field === 'key' && above?.computed !== true)
  }

const inRooms =
  (...rooms: string[]) =>
  (file: string): boolean =>
    rooms.includes(roomOf(file) ?? '') && !isTest(file)

const PURE = inRooms('engine', 'contract', 'api', 'storyteller', 'content')
const WEB = (file: string): boolean => file.startsWith('apps/web/')

const RULES: readonly Rule[] = [
  {
    sentence: 'the time is an argument here, never read from the clock',
    applies: PURE,
    found: (node) =>
      isMember(node, 'Date', /^now$/) ||
      (/^(?:New|Call)Expression$/.test(node.type) &&
        named(asNode(node.callee), ['Date']) &&
        (node.type === 'CallExpression' || (node.arguments as unknown[]).length === 0)),
  },
  {
    sentence: 'chance is an argument here, never drawn',
    applies: PURE,
    found: (node) => isMember(node, 'Math', /^random$/),
  },
  {
    sentence: 'what a browser remembers belongs to apps/web/src/state',
    applies: PURE,
    found: isGlobal('indexedDB', 'localStorage', 'sessionStorage'),
  },
  {
    sentence: 'the engine speaks no language: numbers and dates are written where the words are',
    applies: inRooms('engine'),
    found: (node, above, field) =>
      isGlobal('Intl')(node, above, field) ||
      (node.type === 'MemberExpression' && /^toLocale|^localeCompare$/.test(propertyOf(node))),
  },
  {
    sentence: 'the environment is read in apps/server/src/settings.ts only',
    applies: (file) => file !== 'apps/server/src/settings.ts' && !isTest(file) && !isTool(file),
    found: (node) => isMember(node, 'process', /^env$/),
  },
  {
    sentence: 'text becomes markup only through React',
    applies: WEB,
    found: (node) =>
      (node.type === 'JSXAttribute' && asNode(node.name)?.name === 'dangerouslySetInnerHTML') ||
      (node.type === 'Property' && asNode(node.key)?.name === 'dangerouslySetInnerHTML') ||
      (node.type === 'MemberExpression' &&
        /^(?:innerHTML|outerHTML|insertAdjacentHTML)$/.test(propertyOf(node))) ||
      isMember(node, 'document', /^write(?:ln)?$/),
  },
  {
    sentence: 'no string becomes code',
    applies: WEB,
    found: (node, above, field) =>
      isGlobal('eval')(node, above, field) ||
      (/^(?:New|Call)Expression$/.test(node.type) && named(asNode(node.callee), ['Function'])),
  },
]

/** Words that a compiler lets pass and a room may not say. */
export const words = (source: Source): Refusal[] => {
  const rules = RULES.filter(({ applies }) => applies(source.file))
  const refusals: Refusal[] = []
  if (rules.length === 0) return refusals
  source.walk((node, above, field) => {
    for (const { sentence, found } of rules) {
      if (found(node, above, field)) refusals.push({ file: source.file, line: source.lineOf(node), sentence })
    }
  })
  return refusals
}
