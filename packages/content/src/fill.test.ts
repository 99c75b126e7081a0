import { describe, expect, test } from 'vitest'
import { fill } from './index.ts'

describe('slots', () => {
  test('[WORD-1] are filled once: what a player wrote is never a slot', () => {
    expect(fill('{pc} says “{quote}” to {npc}.', { pc: 'Ji-woo', npc: 'Seo-jun', quote: '{npc} {pc}' })).toBe(
      'Ji-woo says “{npc} {pc}” to Seo-jun.',
    )
  })
  test('[WORD-2] that nobody fills stay visible', () => {
    expect(fill('{nobody} is here', {})).toBe('{nobody} is here')
  })
})

describe('Korean particles', () => {
  test.each([
    ['지우', '지우가'],
    ['서준', '서준이'],
    ['Sam', 'Sam이'],
    ['Noa', 'Noa가'],
    ['“하늘”', '“하늘”이'],
    ['7', '7이'],
    ['5', '5가'],
  ])('[WORD-3] %s + 이/가 is %s', (name, result) => expect(fill('{n+이/가}', { n: name })).toBe(result))
  test('[WORD-4] ㄹ takes 로, other consonants 으로', () => {
    expect(fill('{n+으로/로}', { n: '서울' })).toBe('서울로')
    expect(fill('{n+으로/로}', { n: '부산' })).toBe('부산으로')
    expect(fill('{n+으로/로}', { n: '제주' })).toBe('제주로')
  })
  test('[WORD-5] a name that already has 씨 does not get another', () => {
    expect(fill('{pc} 씨, 여기요.', { pc: 'Sam 씨' })).toBe('Sam 씨, 여기요.')
    expect(fill('{pc} 씨, 여기요.', { pc: '지우' })).toBe('지우 씨, 여기요.')
  })
})
