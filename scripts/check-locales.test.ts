import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkLocales } from './check-locales.ts'
import { checkEnglish, compare } from './locales/compare.ts'
import { sentencesOf } from './locales/sentences.ts'
import { slotsOf, withoutSlots } from './locales/slots.ts'

const refusals = (
  language: string,
  english: object,
  theirs: object,
  file = 'interface.ts',
): readonly string[] =>
  compare(language, sentencesOf({ [file]: english }), sentencesOf({ [file]: theirs })).refusals

test('a slot is known with its particle, its choices and what stands inside them', () => {
  expect(slotsOf('{npc+이/가} {turn}/{max}')).toEqual(new Set(['npc', 'turn', 'max']))
  expect(slotsOf('{r|{pc+은/는} 봐요|봐} {pc.g|él|ella|elle}')).toEqual(new Set(['r', 'pc', 'pc.g']))
  expect(slotsOf('no slots')).toEqual(new Set())
})

test('an open brace is no sentence', () => {
  expect(slotsOf('turn {turn')).toBeUndefined()
  expect(slotsOf('turn turn}')).toBeUndefined()
  expect(checkEnglish(sentencesOf({ 'mail.ts': { hi: 'Hi {name' } }))).toEqual([
    'en/mail.ts hi has a brace that is not closed',
  ])
})

test('taking slots out leaves the words of a choice', () => {
  expect(withoutSlots('{npc} says {r|hello {pc}|hi}.')).toBe(' says hello |hi.')
})

test('a faithful language is let through', () => {
  const english = {
    words: { turn: 'Turn {turn} of {max}', brand: 'Inyeon', mark: '{a} · {b}', lines: ['One', 'Two'] },
  }
  const korean = {
    words: { turn: '{max}턴 중 {turn+이/가}', brand: 'Inyeon', mark: '{a} · {b}', lines: ['하나', '둘'] },
  }
  expect(refusals('ko', english, korean)).toEqual([])
})

test.each([
  ['a key is missing', { a: '하나' }, 'ko/interface.ts b is missing'],
  ['a key is nobody else’s', { a: '하나', b: '둘', c: '셋' }, 'ko/interface.ts c is not in English'],
  ['a sentence is empty', { a: '하나', b: ' ' }, 'ko/interface.ts b is empty'],
  ['a sentence is still English', { a: '하나', b: 'Two words' }, 'ko/interface.ts b is still English'],
  ['another script is used', { a: '하나', b: 'due' }, 'ko/interface.ts b is not written in its own script'],
  ['a Latin word slipped in', { a: '하나', b: '둘 words' }, 'ko/interface.ts b has "words" in Latin letters'],
  ['a slot was invented', { a: '하나', b: '둘 {npc}' }, 'ko/interface.ts b has a slot of its own, {npc}'],
  ['a list took its place', { a: '하나', b: [] }, 'ko/interface.ts b is a object, in English a string'],
])('it is refused when %s', (_what, korean, sentence) => {
  expect(refusals('ko', { a: 'One', b: 'Two words' }, korean)).toContain(sentence)
})

test('a slot lost in translation is named', () => {
  expect(refusals('it', { a: 'Turn {turn}' }, { a: 'Turno' })).toEqual([
    'it/interface.ts a has lost the slot {turn}',
  ])
})

test('register and gender are a language’s own affair', () => {
  expect(refusals('es', { a: 'Hello {pc}' }, { a: 'Bienvenid{pc.g|o|a|e} {pc}' })).toEqual([])
})

test('the story may name its cast where it likes, and nothing else', () => {
  expect(refusals('it', { a: 'A door.' }, { a: 'La porta di {npc}.' }, 'sinchon.ts')).toEqual([])
  expect(refusals('it', { a: '{season} A door.' }, { a: 'La porta di {ncp}.' }, 'sinchon.ts')).toEqual([
    'it/sinchon.ts a has lost the slot {season}',
    'it/sinchon.ts a has a slot of its own, {ncp}',
  ])
})

test('a list that is shorter than the English one is missing an entry', () => {
  expect(refusals('it', { a: ['One', 'Two'] }, { a: ['Uno'] })).toEqual(['it/interface.ts a.1 is missing'])
})

test('word stems are as many as a language needs', () => {
  expect(refusals('ko', { stems: { romance: ['love', 'kiss'] } }, { stems: { romance: ['사랑'] } })).toEqual(
    [],
  )
})

test.each([
  ['en', 'You have 3 accesses.', '3 accesses'],
  ['en', 'The demo offers three full story turns.', 'three full story turns'],
  ['it', 'Hai 2 salvataggi.', '2 salvataggi'],
  ['es', 'Tienes tres accesos.', 'tres accesos'],
  ['ko', '15턴이 지났습니다.', '15턴'],
  ['zh', '共有15个回合。', '15个回合'],
  ['ja', '15ターンで終わります。', '15ターン'],
])('in %s a setting is never written out: %s', (language, sentence, number) => {
  const words = { a: sentence }
  const found =
    language === 'en'
      ? checkEnglish(sentencesOf({ 'mail.ts': words }))
      : refusals(language, { a: 'Words' }, words)
  expect(found.join()).toContain(`says "${number}", a setting that must be a slot`)
})

test('a number in the story is only a number', () => {
  expect(checkEnglish(sentencesOf({ 'tower.ts': { a: 'Three turns of the key.' } }))).toEqual([])
})

test('a folder of languages is read, and a file that is not there is told once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'inyeon-locales-'))
  try {
    for (const language of ['en', 'it', 'es', 'ko', 'zh', 'ja']) mkdirSync(join(folder, language))
    writeFileSync(join(folder, 'en/mail.ts'), "export const mail = { hi: 'Hello', bye: 'Goodbye' } as const")
    writeFileSync(
      join(folder, 'en/words.ts'),
      "import { mail } from './mail.ts'\nexport const words = { mail }",
    )
    writeFileSync(join(folder, 'it/mail.ts'), "export const mail = { hi: 'Ciao', bye: 'Goodbye' }")
    writeFileSync(join(folder, 'it/care.ts'), "export { care } from './not-there.ts'")
    const { refusals, coverage } = await checkLocales(folder)
    expect(refusals[0]).toContain('it/care.ts cannot be read: Cannot find module')
    expect(refusals.slice(1)).toEqual([
      'it/mail.ts mail.bye is still English',
      ...['es', 'ko', 'zh', 'ja'].map((language) => `${language}/mail.ts is missing`),
    ])
    expect(coverage[0]).toBe('it 50 % (1 of 2)')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
