import type { Language } from '@inyeon/engine'
import { drawers, KEYS } from '../state/browser.ts'

const A_YEAR = 365 * 24 * 60 * 60

/** Kept for the next visit, and in a cookie so that the server's first page comes in it. */
export const keepLanguage = (language: Language): void => {
  drawers.write(KEYS.language, language)
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API is missing in two of three browsers
  document.cookie = `lang=${language}; Path=/; Max-Age=${A_YEAR}; SameSite=Lax${secure}`
}
