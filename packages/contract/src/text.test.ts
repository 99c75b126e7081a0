import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonicalLine, canonicalLines, codePoints } from './text.ts'

const BOTH = { canonicalLine, canonicalLines }

/** Pieces that have a way of changing one another when they meet. */
const TRICKY = [
  ...['a', 'e', ' ', '\n', '\t', '\r', '\u0000', '\u0085', '한', 'ᄒ', 'ᅡ', 'ᆫ', 'ㅤ', '漢', 'か', '゙', 'が'],
  ...['\u0301', '\u0323', '\u0302', '\u0316', '\u0338', '\u034f', '\u093c', 'क', '\u094d', 'ष', '\u0958'],
  ...['\u0344', '\u0f71', '\u0f72', '\u0ddd', '\u1ff7', 'ấ', '\u1e0b'],
  ...['\u200b', '\u200c', '\u200d', '\u200e', '\u2060', '\ufeff', '\u202e', '\u2066', '\u2069', '\u00ad'],
  ...['👩', '🏽', '❤', '\ufe0f', '🔥', '🏴', '\u{e0067}', '\u{e0062}', '\u{e007f}', '\u{e0100}', '🇰', '🇷'],
  ...[
    '\ud83d',
    '\ude00',
    '\u2028',
    '\u2800',
    'ل',
    '\u064b',
    'ا',
    'ß',
    'İ',
    'ı',
    '\u1161',
    '\u0344',
    '\ufffd',
  ],
]
const trickyText = fc.array(fc.constantFrom(...TRICKY), { maxLength: 30 }).map((pieces) => pieces.join(''))
const anyText = fc.oneof(
  trickyText,
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme' }),
)

describe.each(Object.entries(BOTH))('%s', (_, canonical) => {
  test('[D12] said twice it is the same text', () => {
    fc.assert(
      fc.property(anyText, (raw) => {
        const once = canonical(raw)
        expect(canonical(once)).toBe(once)
      }),
      { numRuns: 10_000 },
    )
  })

  test('[D12] it can be written to any database: well formed, NFC, no NUL, no override, no edge of blanks', () => {
    fc.assert(
      fc.property(anyText, (raw) => {
        const text = canonical(raw)
        expect(text.isWellFormed()).toBe(true)
        expect(text.normalize('NFC')).toBe(text)
        expect(text.trim()).toBe(text)
        expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u)
        expect(text).not.toMatch(/[\p{M}\u200c\u200d]{9}/u)
      }),
      { numRuns: 5_000 },
    )
  })

  test.each([
    ['emoji', '🌸💌😭'],
    ['a couple joined by a heart', '👩‍❤️‍💋‍👨'],
    ['an astronaut with a skin tone', '👩🏽‍🚀'],
    ['a rainbow flag and a pirate flag', '🏳️‍🌈 🏴‍☠️'],
    ['the flags of Scotland and Korea', '🏴󠁧󠁢󠁳󠁣󠁴󠁿 🇰🇷'],
    ['a keycap', '1️⃣'],
    ['Hangul', '한지우, 안녕하세요?'],
    ['old Hangul that has no syllable of its own', 'ᄒᆞᆫ글'],
    ['Hanzi, the rare ones too', '金瑞俊 𠮷野家 𰻝𰻝面'],
    ['an ideographic variant', '葛\u{e0100}城'],
    ['Kana with its marks', 'がぎぐ パピプ ヴァ ｶﾞ'],
    ['accents', 'Lucía perché naïve Ñandú Åse Nguyễn'],
    ['a Persian joiner inside a word', 'می‌خواهم'],
    ['a Hindi joiner after a virama', 'क्‍ष'],
    ['a replacement character that somebody really typed', 'a\ufffdb'],
    ['right to left words', 'שלום مرحبا'],
  ])('%s survive byte for byte', (_name, text) => {
    expect(canonical(text)).toBe(text)
  })

  test('a decomposed name is the composed one', () => {
    expect(canonical('Luci\u0301a')).toBe('Lucía')
    expect(canonical('한'.normalize('NFD'))).toBe('한')
  })

  test('half a character is dropped, and two halves kept apart by a control do not become one', () => {
    expect(canonical('a\ud83db')).toBe('ab')
    expect(canonical('a\ud83d\u0000\ude00b')).toBe('ab')
    expect(canonical('\ud83d\ud83d\ude00\ude00')).toBe('😀')
  })

  test('controls and bidirectional overrides are dropped', () => {
    expect(canonical('Ji\u0000-\u0007wo\u007fo\u0085')).toBe('Ji-woo')
    expect(canonical('\u202egnp.\u202c\u2066x\u2069')).toBe('gnp.x')
  })

  test('a tower of marks is cut to eight', () => {
    expect(canonical(`q${'\u0301'.repeat(50)}!`)).toBe(`q${'\u0301'.repeat(8)}!`)
    expect(canonical(`q${'\u0301\u200d'.repeat(50)}!`)).not.toMatch(/[\p{M}\u200d]{9}/u)
  })

  test.each([
    ['\u200b'],
    ['\u3164'],
    ['\u2800\u200d'],
    ['\ufe0f'],
    [' \u00a0\u3000\t\n'],
    ['\u{e0041}\u{e0042}'],
  ])('what nobody can see is nothing: %j', (raw) => {
    expect(canonical(raw)).toBe('')
  })
})

test('one line stays one line', () => {
  expect(canonicalLine('Han\r\nJi\u2028-woo\t')).toBe('HanJi-woo')
})

test('several lines keep their breaks, whatever machine wrote them', () => {
  expect(canonicalLines('one\r\ntwo\n\nthree\u0000')).toBe('one\ntwo\n\nthree')
})

test('two names that look alike are alike', () => {
  const hidden = ['Ji\u200bwoo', 'Ji\u200dwoo', '\ufeffJiwoo', 'Ji\u00adwoo', 'Jiwoo\u200e', 'Ji\u{e0077}woo']
  expect(new Set(hidden.map(canonicalLine))).toEqual(new Set(['Jiwoo']))
})

test('a joiner that joins nothing is not kept', () => {
  expect(canonicalLine('\u200d👩\u200d')).toBe('👩')
  expect(canonicalLine('👩\u200d\u200d🚀')).toBe('👩🚀')
  expect(canonicalLine('지\u200d우')).toBe('지우')
})

test('lengths are what a reader counts, not what a machine stores', () => {
  expect(codePoints('한지우')).toBe(3)
  expect(codePoints('💌💌')).toBe(2)
  expect(codePoints('')).toBe(0)
})

test('a body full of hidden characters is cleaned in no time', () => {
  const long = '\u{e0041}'.repeat(16_000) + '\u200d'.repeat(16_000) + '\u0301'.repeat(16_000)
  const before = performance.now()
  canonicalLine(long)
  expect(performance.now() - before).toBeLessThan(250)
})
