import { LANGUAGES } from '@inyeon/engine'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { detectLanguage } from './detect.ts'

const nothing = { stored: null, browser: [], page: '' }

describe('the language', () => {
  test('is the stored choice first', () => {
    expect(detectLanguage({ stored: 'ko', browser: ['it-IT'], page: 'es' })).toBe('ko')
  })
  test('then the first one the browser asks for that we speak', () => {
    expect(detectLanguage({ ...nothing, browser: ['fr-FR', 'it-IT', 'en'], page: 'es' })).toBe('it')
  })
  test('then the page’s own', () => {
    expect(detectLanguage({ ...nothing, browser: ['fr'], page: 'ja' })).toBe('ja')
  })
  test('else English', () => {
    expect(detectLanguage({ stored: 'fr', browser: ['de-DE'], page: 'pt' })).toBe('en')
    expect(detectLanguage({ stored: undefined, browser: undefined, page: undefined })).toBe('en')
  })
  test.each([
    ['ko-KR', 'ko'],
    ['zh-Hans-CN', 'zh'],
    ['ES', 'es'],
    ['it_IT', 'it'],
  ])('%s is %s', (tag, language) => {
    expect(detectLanguage({ ...nothing, stored: tag })).toBe(language)
  })

  test.each([
    '<script>alert(1)</script>',
    'ko<script>',
    'ko"onload="alert(1)',
    'javascript:alert(1)',
    '../../ko',
    'ko; Path=/; Domain=evil.example',
    'ko\r\nSet-Cookie: a=b',
    'ko-'.repeat(50),
    '__proto__',
    'constructor',
    'toString',
    '{{7*7}}',
    'ko\u0000',
    'ｋｏ',
  ])('%j is discarded, and the next source counts', (hostile) => {
    expect(detectLanguage({ stored: hostile, browser: [hostile, 'it'], page: 'es' })).toBe('it')
  })

  test('is one of ours whatever the sources hold', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), fc.anything(), (stored, browser, page) => {
        expect(LANGUAGES).toContain(detectLanguage({ stored, browser, page }))
      }),
    )
  })
})
