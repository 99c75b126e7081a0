import { describe, expect, test } from 'vitest'
import { isComposing, isSend } from './composing.ts'

const enter = { key: 'Enter', keyCode: 13, shiftKey: false, isComposing: false }

describe('Enter in the box', () => {
  test('sends', () => {
    expect(isSend(enter)).toBe(true)
  })
  test('with Shift is a new line', () => {
    expect(isSend({ ...enter, shiftKey: true })).toBe(false)
  })
  test('that ends a Hangul syllable sends nothing', () => {
    expect(isSend({ ...enter, isComposing: true })).toBe(false)
  })
  test('that picks a Kanji in Safari, after the composition has ended, sends nothing', () => {
    expect(isSend({ ...enter, keyCode: 229 })).toBe(false)
  })
  test('is the only key that sends', () => {
    expect(isSend({ ...enter, key: 'a', keyCode: 65 })).toBe(false)
  })
})

test('a number typed within a composition picks no choice', () => {
  expect(isComposing({ isComposing: true, keyCode: 49 })).toBe(true)
  expect(isComposing({ isComposing: false, keyCode: 229 })).toBe(true)
  expect(isComposing({ isComposing: false, keyCode: 49 })).toBe(false)
})
