import type { Shape } from '@inyeon/content'
import { interfaceWords } from '@inyeon/content/interface/en'
import type { Language } from '@inyeon/engine'

export type InterfaceWords = Shape<typeof interfaceWords>

/** One chunk per language; English is always here, so that there is something to fall back on. */
const CHUNKS: Readonly<Record<Language, () => Promise<{ interfaceWords: InterfaceWords }>>> = {
  en: async () => ({ interfaceWords }),
  it: () => import('@inyeon/content/interface/it'),
  es: () => import('@inyeon/content/interface/es'),
  ko: () => import('@inyeon/content/interface/ko'),
  zh: () => import('@inyeon/content/interface/zh'),
  ja: () => import('@inyeon/content/interface/ja'),
}

export const loadInterface = async (language: Language): Promise<InterfaceWords> =>
  (await CHUNKS[language]()).interfaceWords

/** Every leaf as its own path: what is not in brackets on the screen did not come from the catalogue. */
export const keysInBrackets = (words: object, path = ''): object =>
  Object.fromEntries(
    Object.entries(words).map(([name, value]) => {
      const here = path === '' ? name : `${path}.${name}`
      return [name, typeof value === 'string' ? `[[${here}]]` : keysInBrackets(value, here)]
    }),
  )
