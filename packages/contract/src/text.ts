/** The most marks, selectors and joiners that may sit on one letter before it climbs over its neighbours. */
const MARKS_PER_BASE = 8

/** Scripts in which a joiner between two letters changes what a reader sees. */
const JOINING = [
  ...['Arabic', 'Syriac', 'Nko', 'Mongolian', 'Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya'],
  ...['Tamil', 'Telugu', 'Kannada', 'Malayalam', 'Sinhala', 'Tibetan', 'Myanmar', 'Khmer'],
]
  .map((script) => `\\p{Script_Extensions=${script}}`)
  .join('')
const BEFORE_JOINER = `${JOINING}\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\ufe0f`
const AFTER_JOINER = `${JOINING}\\p{Extended_Pictographic}`

const LONE_SURROGATE = /\p{Surrogate}/gu
const CONTROL_IN_LINE = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu
const CONTROL_IN_LINES = /[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/gu
const ZERO_WIDTH =
  /[\u034f\u00ad\u061c\u180e\u200b\u200e\u200f\u2060-\u2064\u206a-\u206f\ufeff\ufff9-\ufffb\u{e0001}]/gu
/** Tag characters spell the flag of Scotland after a black flag; anywhere else they only hide. */
const STRAY_TAG = /(?<!\u{1f3f4}[\u{e0020}-\u{e007e}]{0,6})[\u{e0020}-\u{e007f}]/gu
const STRAY_JOINER = new RegExp(
  `(?<![${BEFORE_JOINER}])[\\u200c\\u200d]|[\\u200c\\u200d](?![${AFTER_JOINER}])`,
  'gu',
)
const MARKS = new RegExp(`[\\p{M}\\u200c\\u200d]{${MARKS_PER_BASE + 1},}`, 'gu')
/** Blank to the eye: white space, everything that draws nothing, the Hangul fillers and blank Braille. */
const BLANK = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u

const fewerMarks = (marks: string): string => [...marks].slice(0, MARKS_PER_BASE).join('')
const seenOrNothing = (text: string): string => (BLANK.test(text) ? '' : text)

/** Taking a joiner away lets marks change places, and then another joiner may join nothing. */
const settled = (text: string, step: (text: string) => string): string => {
  const next = step(text)
  return next === text ? text : settled(next, step)
}

/**
 * A name, a trait, a choice: text that stays on one line and hides nothing. What is left survives byte
 * for byte from here on: emoji, Hangul, Hanzi, Kana, accents. Canonical text is its own canonical form.
 */
export const canonicalLine = (raw: string): string => {
  const shown = raw
    // before the controls: a control between two halves would otherwise forge a whole character
    .replace(LONE_SURROGATE, '')
    .replace(CONTROL_IN_LINE, '')
    .replace(ZERO_WIDTH, '')
    .replace(STRAY_TAG, '')
  const line = settled(shown, (text) =>
    text.normalize('NFC').replace(MARKS, fewerMarks).replace(STRAY_JOINER, ''),
  )
  return seenOrNothing(line.trim())
}

/** A description, an action, a message: the same, with its line breaks, and with what steers its words. */
export const canonicalLines = (raw: string): string => {
  const shown = raw.replace(LONE_SURROGATE, '').replace(CONTROL_IN_LINES, '')
  const lines = settled(shown, (text) => text.normalize('NFC').replace(MARKS, fewerMarks))
  return seenOrNothing(lines.trim())
}

/** The length that every limit counts: a Hangul syllable is one, and so is an emoji of one code point. */
export const codePoints = (text: string): number => [...text].length
