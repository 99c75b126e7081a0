import { expect, test } from 'vitest'
import { distance } from './misspelling.ts'

test.each<[string, string, number]>([
  ['', '', 0],
  ['', 'abc', 3],
  ['PORT', 'PORT', 0],
  ['PROT', 'PORT', 1],
  ['PORTS', 'PORT', 1],
  ['HOME', 'HOST', 2],
  ['MAXTURN', 'MAX_TURNS', 2],
  ['kitten', 'sitting', 3],
])('from "%s" to "%s" it takes %i', (from, to, steps) => {
  expect(distance(from, to)).toBe(steps)
  expect(distance(to, from)).toBe(steps)
})
