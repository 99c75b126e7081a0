import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { isNumber, isText, shapeOf } from './shape-of.ts'
import { drawersIn, keptIn } from './storage.ts'

const memory = (texts: Record<string, string> = {}) => {
  const kept = new Map(Object.entries(texts))
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  }
  return { kept, storage: storage as Storage }
}
const refusing = () => {
  throw new DOMException('denied', 'SecurityError')
}
const isPage = shapeOf<{ name: string; turn: number }>({ name: isText, turn: isNumber })
const open = (storage: () => Storage) => {
  const onRefused = vi.fn()
  const drawers = drawersIn(storage, onRefused)
  return { drawers, onRefused, page: keptIn(drawers, 'page', 2, isPage) }
}

describe('what the browser keeps', () => {
  test('is found again', () => {
    const { storage } = memory()
    open(() => storage).page.write({ name: '인연', turn: 3 })
    expect(open(() => storage).page.read()).toEqual({ name: '인연', turn: 3 })
  })

  test('nothing kept is nothing, and no trouble', () => {
    const { page, onRefused } = open(() => memory().storage)
    expect(page.read()).toBeUndefined()
    expect(onRefused).not.toHaveBeenCalled()
  })

  test.each([
    ['cut in the middle', '{"version":2,"value":{"na'],
    ['not ours', 'hello'],
    ['empty', ''],
    ['null', 'null'],
    ['a list', '[]'],
    ['a number', '7'],
    ['without a version', '{"name":"a","turn":1}'],
    ['of an old version', '{"version":1,"value":{"name":"a","turn":1}}'],
    ['of a newer version', '{"version":3,"value":{"name":"a","turn":1}}'],
    ['without its value', '{"version":2}'],
    ['with a missing field', '{"version":2,"value":{"name":"a"}}'],
    ['with a forged field', '{"version":2,"value":{"name":{},"turn":1}}'],
    ['with a number that is none', '{"version":2,"value":{"name":"a","turn":null}}'],
  ])('a text %s is set aside, not obeyed', (_, text) => {
    const { kept, storage } = memory({ page: text })
    expect(open(() => storage).page.read()).toBeUndefined()
    expect(kept.get('page.backup')).toBe(text)
    expect(kept.has('page')).toBe(false)
  })

  test('whatever text lies there, reading it never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json()), (text) => {
        const { storage } = memory({ page: text })
        expect(() => open(() => storage).page.read()).not.toThrow()
      }),
    )
  })
})

describe('a browser that keeps nothing', () => {
  test.each([
    ['forbids storage altogether', refusing],
    ['has none', () => undefined as unknown as Storage],
    [
      'throws on every touch',
      () => ({ getItem: refusing, setItem: refusing, removeItem: refusing }) as never,
    ],
  ])('one that %s: the tab remembers by itself, and says so', (_, storage) => {
    const { page, drawers, onRefused } = open(storage)
    expect(page.read()).toBeUndefined()
    page.write({ name: 'a', turn: 1 })
    expect(page.read()).toEqual({ name: 'a', turn: 1 })
    drawers.remove('page')
    expect(page.read()).toBeUndefined()
    expect(onRefused).toHaveBeenCalled()
  })

  test('a full one keeps the old text, and the tab goes on with the new', () => {
    const { storage } = memory({ page: '{"version":2,"value":{"name":"old","turn":1}}' })
    const full = { ...storage, setItem: refusing } as Storage
    const { page } = open(() => full)
    page.write({ name: 'new', turn: 2 })
    expect(page.read()).toEqual({ name: 'new', turn: 2 })
    expect(open(() => full).page.read()).toEqual({ name: 'old', turn: 1 })
  })
})
