import './need-node.mjs'
import './follow-npm.ts'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { barsOf, holds } from './bench/bars.ts'
import { planFor } from './bench/plan.ts'
import { tableOf } from './bench/report.ts'
import { measureSpeed } from './bench/speed.ts'
import { measureStory } from './bench/story.ts'
import { buildStale } from './build.ts'
import { ROOT } from './run.ts'

const { quick, json, server } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    /** Another build of the server, to set beside this one. */
    server: { type: 'string' },
  },
}).values

const tell = (sentence: string): void => {
  if (!json) console.log(sentence)
}

/** On the disk where a database would live: a folder in memory would make every commit free. */
const makeFolder = (): string => {
  const cache = join(ROOT, '.cache')
  mkdirSync(cache, { recursive: true })
  return mkdtempSync(join(cache, 'bench-'))
}

const plan = planFor(quick)
if (server === undefined) await buildStale()
const program = resolve(server ?? join(ROOT, 'apps/server/dist/main.js'))
const folder = makeFolder()
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
// Whoever is told to go takes the servers along: an exit is heard, a signal's end is not.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

tell('Asking for one small answer, again and again; before each round waiting for a quiet machine.')
const speed = await measureSpeed(program, folder, plan)
tell('Playing game after game; before each stretch waiting for a quiet machine.')
const story = await measureStory(program, folder, plan)

const measured = { speed, story }
const bars = barsOf(measured).map((bar) => ({ ...bar, held: holds(bar) }))
console.log(json ? JSON.stringify({ plan, ...measured, bars }, null, 2) : `\n${tableOf(measured, plan)}`)
process.exitCode = bars.every(({ held }) => held) ? 0 : 1
