import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { programOf, ROOT, run } from './run.ts'

export interface Counts {
  readonly passed: number
  readonly failed: number
}

/** One part of `npm test`: plays itself, then tells how many tests it counted. */
export interface Stage {
  readonly name: string
  readonly play: () => Promise<boolean>
  readonly count: () => Counts
}

export const REPORTS = join(ROOT, '.cache/reports')
const NONE: Counts = { passed: 0, failed: 0 }
const reportOf = (name: string): string => join(REPORTS, `${name}.json`)

const readReport = <Report>(name: string): Report | undefined =>
  existsSync(reportOf(name)) ? (JSON.parse(readFileSync(reportOf(name), 'utf8')) as Report) : undefined

type Step = readonly [script: string, ...args: string[]]

const scripts = (name: string, ...steps: Step[]): Stage => ({
  name,
  play: async () => {
    for (const [script, ...args] of steps) {
      const { passed } = await run(join(import.meta.dirname, script), args, { aloud: true })
      if (!passed) return false
    }
    return true
  },
  count: () => NONE,
})

const vitest = (name: string): Stage => ({
  name,
  play: async () => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportOf(name)}`]
    const args = ['run', '--project', name, '--passWithNoTests', ...reporters]
    return (await run(programOf('vitest'), args, { aloud: true })).passed
  },
  count: () => {
    const report = readReport<{ numPassedTests: number; numFailedTests: number }>(name)
    return report ? { passed: report.numPassedTests, failed: report.numFailedTests } : NONE
  },
})

const playwright = (name: string): Stage => ({
  name,
  play: async () => {
    const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf(name) }
    const program = programOf('@playwright/test', 'playwright')
    return (await run(program, ['test', '--reporter=list,json'], { cwd: join(ROOT, name), env, aloud: true }))
      .passed
  },
  count: () => {
    const stats = readReport<{ stats: { expected: number; flaky: number; unexpected: number } }>(name)?.stats
    return stats ? { passed: stats.expected + stats.flaky, failed: stats.unexpected } : NONE
  },
})

export const STAGES: readonly Stage[] = [
  scripts('check', ['check.ts']),
  scripts('build', ['start.ts', '--build-only'], ['check-bundle.ts']),
  vitest('unit'),
  vitest('postgres'),
  vitest('browser'),
  vitest('faults'),
  ...(existsSync(join(ROOT, 'e2e/playwright.config.ts')) ? [playwright('e2e')] : []),
]
