const HANGUL_FIRST = 0xac00
const HANGUL_LAST = 0xd7a3
const FINALS = 28
const RIEUL = 8

/** Digits as Korean reads them: 0 영, 1 일, 3 삼, 6 육, 7 칠, 8 팔 end in a consonant. */
const CLOSED_DIGITS = '013678'
const CLOSED_LETTERS = 'lmnrLMNR'

/** The final consonant of a word's last syllable: 0 for none, 8 for ㄹ. */
const finalOf = (word: string): number => {
  const last = [...word].findLast((character) => /[\p{L}\p{N}]/u.test(character)) ?? ''
  const code = last.codePointAt(0) ?? 0
  if (code >= HANGUL_FIRST && code <= HANGUL_LAST) return (code - HANGUL_FIRST) % FINALS
  if (last === '1' || last === '7' || last === '8' || last === 'l' || last === 'L') return RIEUL
  return CLOSED_DIGITS.includes(last) || CLOSED_LETTERS.includes(last) ? 1 : 0
}

/** A word with the Korean particle that fits its last sound: `서준` + 이/가 is 서준이, `지우` is 지우가. */
export const withParticle = (word: string, closed: string, open: string): string => {
  const final = finalOf(word)
  const takesOpen = final === 0 || (final === RIEUL && closed === '으로')
  return word + (takesOpen ? open : closed)
}
