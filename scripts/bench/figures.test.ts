import { expect, test } from 'vitest'
import { median, percentile, shown } from './figures.ts'

test('a percentile is one of the values, whatever their order', () => {
  const values = Array.from({ length: 100 }, (_, at) => 100 - at)
  expect([1, 50, 99, 100].map((rank) => percentile(values, rank))).toEqual([1, 50, 99, 100])
  expect(median([3, 1, 2])).toBe(2)
  expect(percentile([7], 99)).toBe(7)
})

test('of nothing there is no figure', () => {
  expect(median([])).toBeNaN()
})

test('a large figure needs no fraction', () => {
  expect([0.503, 4.9, 21_345.6].map(shown)).toEqual(['0.50', '4.90', '21,346'])
})
