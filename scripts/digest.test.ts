import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { digestOf } from './digest.ts'

let root = ''
const app = () => digestOf(root, ['app', 'lock.json'])
const write = (name: string, text: string) => writeFileSync(join(root, name), text)

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'inyeon-digest-'))
  mkdirSync(join(root, 'app/src'), { recursive: true })
  write('app/src/main.ts', 'one')
  write('lock.json', '{}')
})
afterEach(() => rmSync(root, { recursive: true }))

test('what nobody touched is not stale', () => {
  expect(app()).toBe(app())
})

test.each<[string, () => void]>([
  ['a byte changes', () => write('app/src/main.ts', 'two')],
  ['a file is added', () => write('app/src/more.ts', '')],
  ['a file is renamed', () => renameSync(join(root, 'app/src/main.ts'), join(root, 'app/src/start.ts'))],
  ['a dependency changes', () => write('lock.json', '{"a":1}')],
  [
    'bytes move from one file to the next',
    () => {
      write('app/src/main.ts', 'o')
      write('app/src/next.ts', 'ne')
    },
  ],
])('it is stale when %s', (_what, touch) => {
  const before = app()
  touch()
  expect(app()).not.toBe(before)
})

test('a new test or an old build makes nothing stale', () => {
  const before = app()
  write('app/src/main.test.ts', 'three')
  mkdirSync(join(root, 'app/dist'))
  write('app/dist/main.js', 'three')
  expect(app()).toBe(before)
})
