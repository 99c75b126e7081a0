import type { Language } from '@inyeon/engine'
import { create } from 'zustand'
import { detectLanguage } from '../i18n/detect.ts'
import { keepLanguage } from '../i18n/keep-language.ts'
import { drawers, KEYS } from './browser.ts'
import { oneOf, shapeOf } from './shape-of.ts'
import { keptIn } from './storage.ts'

export const THEMES = ['light', 'dark', 'sepia', 'contrast'] as const
export type Theme = (typeof THEMES)[number]

export const FONT_SIZES = [16, 18, 20, 22, 25, 28] as const
export type FontSize = (typeof FONT_SIZES)[number]
const DEFAULT_FONT_SIZE: FontSize = 18

interface Reading {
  theme: Theme
  fontSize: FontSize
}

const kept = keptIn(
  drawers,
  KEYS.preferences,
  1,
  shapeOf<Reading>({ theme: oneOf(THEMES), fontSize: oneOf(FONT_SIZES) }),
)

/** How the player reads: kept in this browser, and nobody else's business. */
export interface Preferences extends Reading {
  language: Language
  setLanguage(language: Language): void
  setTheme(theme: Theme): void
  /** One step up or down; the ends hold. */
  resize(step: 1 | -1): void
}

export const sizeAfter = (size: FontSize, step: 1 | -1): FontSize =>
  FONT_SIZES[Math.min(FONT_SIZES.length - 1, Math.max(0, FONT_SIZES.indexOf(size) + step))] ??
  DEFAULT_FONT_SIZE

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
