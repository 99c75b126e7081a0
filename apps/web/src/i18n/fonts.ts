import type { Language } from '@inyeon/engine'

const latin = () =>
  Promise.all([
    import('@fontsource/diphylleia/latin-400.css'),
    import('@fontsource-variable/newsreader/wght.css'),
    import('@fontsource-variable/newsreader/wght-italic.css'),
    import('@fontsource-variable/hanken-grotesk/wght.css'),
  ])

const korean = () =>
  Promise.all([
    import('@fontsource/diphylleia/400.css'),
    import('@fontsource/gowun-batang/400.css'),
    import('@fontsource-variable/hanken-grotesk/wght.css'),
  ])

const plain = () => import('@fontsource-variable/hanken-grotesk/wght.css')

const FONTS: Readonly<Record<Language, () => Promise<unknown>>> = {
  en: latin,
  it: latin,
  es: latin,
  ko: korean,
  zh: plain,
  ja: plain,
}

/** Only the letters this language needs. Text shows at once in what the system has; nothing waits for a font. */
export const loadFonts = (language: Language): void => {
  FONTS[language]().catch(() => undefined)
}
