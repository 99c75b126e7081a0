import { isLanguage, type Language } from '@inyeon/engine'

const LANGUAGE_TAG = /^[a-z]{2,3}(?:[-_][a-z0-9]{1,8}){0,4}$/i

/** The language of a tag, if it is one of ours; whatever does not look like a tag at all is nothing. */
const spoken = (tag: unknown): Language | undefined => {
  if (typeof tag !== 'string' || tag.length > 40 || !LANGUAGE_TAG.test(tag)) return undefined
  const base = tag.toLowerCase().split(/[-_]/)[0]
  return isLanguage(base) ? base : undefined
}

export interface LanguageSources {
  readonly stored: unknown
  readonly browser: unknown
  readonly page: unknown
}

/** The stored choice, then what the browser asks for, then the page's own tag; else English. */
export const detectLanguage = ({ stored, browser, page }: LanguageSources): Language =>
  [stored, ...(Array.isArray(browser) ? browser : [browser]), page].map(spoken).find(Boolean) ?? 'en'
