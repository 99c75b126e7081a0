import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { listTree } from './tree.ts'

const ROOT = join(import.meta.dirname, '..')
const RULE = /\[([A-Z]+-\d+)\]/g

const written = [...readFileSync(join(ROOT, 'docs/spec.md'), 'utf8').matchAll(/\*\*([A-Z]+-\d+)\*\*/g)].map(
  ([, id]) => id,
)
const tests = listTree(ROOT).filter((file) =>
  /^(?:packages|apps|e2e)\/.*\.(?:test|contract|spec)\.tsx?$/.test(file),
)
const tested = new Set(
  tests.flatMap((file) => [...readFileSync(join(ROOT, file), 'utf8').matchAll(RULE)].map(([, id]) => id)),
)

describe('the rules of docs/spec.md', () => {
  test('stand there once each', () => expect(written.length).toBe(new Set(written).size))
  test('are each held by a test', () => expect(written.filter((id) => !tested.has(id))).toEqual([]))
  test('are all that the tests name', () =>
    expect([...tested].filter((id) => !written.includes(id))).toEqual([]))
})
