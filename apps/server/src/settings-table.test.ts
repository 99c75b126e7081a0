import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { settingsTable } from './settings-table.ts'

test('the README shows the settings there are', () => {
  const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8')
  const [, shown] = readme.split('<!-- settings -->')
  expect(shown?.trim()).toBe(settingsTable())
})
