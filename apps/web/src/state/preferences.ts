import type { Language } from '@inyeon/engine'
import { create } from 'zustand'
import { detectLanguage } from '../i18n/detect.ts'
import { keepLanguage } from '../i18n/keep-language.ts'
import { drawers, KEYS } from './browser.ts'
import { isNumber, oneOf, shapeOf } from './shape-of.ts'
import { keptIn } from './storage.ts'

export const THEMES = ['light', 'dark', 'sepia', 'contrast'] as const
export type Theme = (typeof THEMES)[number]

export const FONT_SIZES = [16, 18, 20, 22, 25, 28] as const
export const DEFAULT_FONT_SIZE = 18

interface Reading {
  theme: Theme
  fontSize: number
}

const kept = keptIn(
  drawers,
  KEYS.preferences,
  1,
  shapeOf<Reading>({ theme: oneOf(THEMES), fontSize: isNumber }),
)

/** How the player reads: kept in this browser, and nobody else's business. */
export interface Preferences extends Reading {
  language: Language
  setLanguage(language: Language): void
  setTheme(theme: Theme): void
  /** One step up or down; the ends hold. */
  resize(step: 1 | -1): void
}

const nearestSize = (size: number): number =>
  FONT_SIZES.reduce(
    (best, next) => (Math.abs(next - size) < Math.abs(best - size) ? next : best),
    FONT_SIZES[0],
  )

export const sizeAfter = (size: number, step: 1 | -1): number => {
  const at = FONT_SIZES.findIndex((known) => known === nearestSize(size))
  return FONT_SIZES[Math.min(FONT_SIZES.length - 1, Math.max(0, at + step))] ?? DEFAULT_FONT_SIZE
}

export const usePreferences = create<Preferences>()((set) => ({
  theme: 'light',
  fontSize: DEFAULT_FONT_SIZE,
  ...kept.read(),
  language: detectLanguage({
    stored: drawers.read(KEYS.language),
    browser: navigator.languages,
    page: document.documentElement.lang,
  }),
  setLanguage: (language) => {
    keepLanguage(language)
    set({ language })
  },
  setTheme: (theme) => set({ theme }),
  resize: (step) => set(({ fontSize }) => ({ fontSize: sizeAfter(fontSize, step) })),
}))

usePreferences.subscribe(({ theme, fontSize }, before) => {
  if (theme !== before.theme || fontSize !== before.fontSize) kept.write({ theme, fontSize })
})
