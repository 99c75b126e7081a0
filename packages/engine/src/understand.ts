import { type FAMILIES, FAMILY_NAMES, type Family, type Intent } from './intents.ts'

/** Word stems of one language, by the family they betray. Lower case; found anywhere in the text. */
export type Stems = Readonly<Record<Family, readonly string[]>>

export interface Reading {
  readonly intent: Intent
  /** A few of the player's own words, to be said back. */
  readonly quote: string
}

const QUOTE_WORDS = 6
const QUOTE_CHARACTERS = 24

/** The intent that stands for a family when words alone tell no finer. */
const PLAIN_INTENT = {
  warm: 'compliment',
  romance: 'flirt',
  care: 'comfort',
  play: 'joke',
  repair: 'apologise',
  curious: 'ask_past',
  plan: 'invite',
  conflict: 'confront',
  distance: 'other',
} as const satisfies { [F in Family]: (typeof FAMILIES)[F][number] }

/** Up to six words of the text, or what is in quotation marks; scripts without spaces count characters. */
export const quoteOf = (text: string): string => {
  const quoted = /["“«「『‘](.{1,60}?)["”»」』’]/u.exec(text)?.[1]
  const said = (quoted ?? text).replace(/["“”«»「」『』‘]/gu, '').trim()
  const words = said.split(/\s+/u)
  const short = words.length > 1 ? words.slice(0, QUOTE_WORDS).join(' ') : said
  const characters = [...short]
  const cut =
    characters.length > QUOTE_CHARACTERS * 2 ? characters.slice(0, QUOTE_CHARACTERS).join('') : short
  return cut.replace(/^[\s¿¡]+|[\s,.;:!?…、。，！？]+$/gu, '') || said
}

/** What free text is doing, from the stems it contains; a text that betrays nothing is a remark. */
export const understand = (text: string, stems: Stems): Reading => {
  const low = text.normalize('NFKC').replace(/[’ʼ]/g, "'").toLowerCase()
  let best: Family = 'distance'
  let most = 0
  for (const family of FAMILY_NAMES) {
    const weight = stems[family].reduce((sum, stem) => sum + (low.includes(stem) ? [...stem].length : 0), 0)
    if (weight > most) {
      best = family
      most = weight
    }
  }
  return { intent: PLAIN_INTENT[best], quote: quoteOf(text) }
}
