import type { Shape } from '@inyeon/content'
import { interfaceWords } from '@inyeon/content/interface/en'
import type { Language } from '@inyeon/engine'

export type InterfaceWords = Shape<typeof interfaceWords>

/** One chunk per language; English is always here, so that there is something to fall back on. */
const chunks = import.meta.glob<InterfaceWords>(
  ['../../../../packages/content/src/*/interface.ts', '!../../../../packages/content/src/en/interface.ts'],
  { import: 'interfaceWords' },
)

export const loadInterface = async (language: Language): Promise<InterfaceWords> => {
  const load = chunks[`../../../../packages/content/src/${language}/interface.ts`]
  return load === undefined ? interfaceWords : load()
}

/** Every leaf as its own path: what is not in brackets on the screen did not come from the catalogue. */
export const keysInBrackets = (words: object, path = ''): object =>
  Object.fromEntries(
    Object.entries(words).map(([name, value]) => {
      const here = path === '' ? name : `${path}.${name}`
      return [name, typeof value === 'string' ? `[[${here}]]` : keysInBrackets(value, here)]
    }),
  )
