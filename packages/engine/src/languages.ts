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

/** The first language of an `Accept-Language` header that we speak. */
export const acceptedLanguage = (header: string | null | undefined): Language => {
  const wishes = (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((wish, order) => {
      const [tag = '', ...parameters] = wish.trim().split(';')
      const quality = parameters.map((p) => /^\s*q=([\d.]+)\s*$/.exec(p)?.[1]).find(Boolean)
      return { tag, quality: quality === undefined ? 1 : Number(quality), order }
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality || a.order - b.order)
  const spoken = wishes.find(({ tag }) => isLanguage(tag.toLowerCase().split('-')[0]))
  return toLanguage(spoken?.tag)
}
