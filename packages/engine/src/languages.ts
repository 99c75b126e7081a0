/** The six languages of the house, in the order the menu shows them. */
export const LANGUAGES = ['en', 'it', 'es', 'ko', 'zh', 'ja'] as const
export type Language = (typeof LANGUAGES)[number]

export const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && (LANGUAGES as readonly string[]).includes(value)

/** `ko-KR`, `KO`, `ko_KR;q=0.9` are Korean; whatever we do not speak is English. */
export const toLanguage = (tag: string | null | undefined): Language => {
  const base = (tag ?? '').trim().toLowerCase().split(/[-_;]/)[0]
  return isLanguage(base) ? base : 'en'
}

/** What an `Accept-Language` header asks for most, among what we speak; of equals the first. */
export const acceptedLanguage = (header: string | null | undefined): Language => {
  let best: { readonly language: Language; readonly quality: number } = { language: 'en', quality: 0 }
  for (const wish of (header ?? '').slice(0, 500).split(',')) {
    const [tag = '', ...parameters] = wish.trim().split(';')
    const language = tag.toLowerCase().split('-')[0]
    if (!isLanguage(language)) continue
    const quality = qualityIn(parameters)
    if (quality >= 1) return language
    if (quality > best.quality) best = { language, quality }
  }
  return best.language
}

const qualityIn = (parameters: readonly string[]): number => {
  for (const parameter of parameters) {
    const [, quality] = /^\s*q=([\d.]+)\s*$/.exec(parameter) ?? []
    if (quality !== undefined) return Number(quality)
  }
  return 1
}
