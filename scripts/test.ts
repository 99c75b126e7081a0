import './need-node.mjs'
import './follow-npm.ts'
import { mkdirSync, rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { REPORTS, STAGES, type Stage } from './test-stages.ts'

const chosen = (): readonly Stage[] => {
  const { only } = parseArgs({ options: { only: { type: 'string' } } }).values
  if (only === undefined) return STAGES
  const stages = STAGES.filter(({ name }) => name === only)
  if (stages.length > 0) return stages
  throw new Error(`no stage is called ${only}; there are ${STAGES.map(({ name }) => name).join(', ')}`)
}

const start = performance.now()
const since = (moment: number): string => `${((performance.now() - moment) / 1000).toFixed(1)} s`
const failing: string[] = []
const total = { passed: 0, failed: 0 }

rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })
for (const { name, play, count } of chosen()) {
  const moment = performance.now()
  console.log(`\n══ ${name}`)
  const passed = await play()
  const counts = count()
  total.passed += counts.passed
  // A stage can fail without a failing test: a file that does not load, a check, a build.
  total.failed += passed ? counts.failed : Math.max(1, counts.failed)
  if (!passed) failing.push(name)
  console.log(`── ${name} ${passed ? 'passed' : 'FAILED'} in ${since(moment)}`)
}

console.log(`\n${since(start)} in all`)
if (failing.length > 0) console.log(`failing: ${failing.join(', ')}`)
console.log(`tests: ${total.passed} passed, ${total.failed} failed`)
process.exitCode = failing.length > 0 ? 1 : 0
