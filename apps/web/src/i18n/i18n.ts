import { interfaceWords } from '@inyeon/content/interface/en'
import type { Language } from '@inyeon/engine'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { usePreferences } from '../state/preferences.ts'
import { loadFonts } from './fonts.ts'
import { keysInBrackets, loadInterface } from './words.ts'

const inBrackets = import.meta.env.DEV && new URLSearchParams(window.location.search).has('keys')

const speak = async (language: Language): Promise<void> => {
  loadFonts(language)
  if (!i18next.hasResourceBundle(language, 'translation')) {
    const words = await loadInterface(language)
    i18next.addResourceBundle(language, 'translation', inBrackets ? keysInBrackets(words) : words)
  }
  await i18next.changeLanguage(language)
  document.documentElement.lang = language
}

/** The interface in the player's language, from now on and whenever they choose another. */
export const startSpeaking = async (): Promise<void> => {
  await i18next.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: 'en',
    resources: { en: { translation: inBrackets ? keysInBrackets(interfaceWords) : interfaceWords } },
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
    returnNull: false,
  })
  usePreferences.subscribe(({ language }, before) => {
    if (language !== before.language) void speak(language)
  })
  await speak(usePreferences.getState().language).catch(() => undefined)
}
