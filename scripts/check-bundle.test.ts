import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { checkBundle } from './check-bundle.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

const checked = (files: Record<string, string>) => {
  const folder = mkdtempSync(join(tmpdir(), 'inyeon-bundle-'))
  folders.push(folder)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return checkBundle(folder)
}

const PAGE =
  '<script type="module" crossorigin src="/assets/main.js"></script><link rel="stylesheet" href="/assets/main.css">'
/** Text that gzip cannot shrink. */
const heavy = (bytes: number): string =>
  `const weight = "${randomBytes(bytes)
    .toString('latin1')
    .replace(/["\\\r\n]/g, 'x')}"`

test('a light page is let through and its sizes are told', () => {
  const { refusals, sizes } = checked({
    'index.html': PAGE,
    'assets/main.js': 'import("./later.js")',
    'assets/later.js': heavy(300_000),
    'assets/main.css': 'p{}',
  })
  expect(refusals).toEqual([])
  expect(sizes[0]).toMatch(/^\.js first load 0\.0 kB of 160\.0 kB, 2 files/)
})

test('what the entry imports at once is part of the first load', () => {
  const { refusals } = checked({
    'index.html': PAGE,
    'assets/main.js': 'import"./shared.js"',
    'assets/shared.js': 'export*from"./deep/heavy.js"',
    'assets/deep/heavy.js': heavy(200_000),
    'assets/main.css': '',
  })
  expect(refusals).toEqual([expect.stringMatching(/^the first load has .* kB of \.js, past 160\.0 kB$/)])
})

test.each([
  ['const q = "SELECT oid FROM pg_catalog.pg_type"', 'the PostgreSQL client ("pg_catalog")'],
  ['import fs from "node:fs"', 'a module of Node ("\\"node:")'],
  ['fetch(base + "/v1/chat/completions")', 'a model provider ("chat/completions")'],
  ['const s = "You are the narrator of"', 'a prompt ("You are the narrator")'],
])('a chunk that says %s is refused', (code, what) => {
  const { refusals } = checked({ 'index.html': '<p>', 'assets/lazy.js': code })
  expect(refusals).toEqual([`assets/lazy.js carries ${what.replace('\\"', '"')}`])
})

test('without a build there is nothing to let through', () => {
  expect(checked({}).refusals).toEqual([expect.stringContaining('has no index.html')])
})
