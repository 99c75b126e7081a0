import './need-node.mjs'
import './follow-npm.ts'
import { parseArgs } from 'node:util'
import { complaintsAbout, DATABASES, killOn } from '../apps/server/src/faults/kill-houses.ts'
import type { KillReport } from '../apps/server/src/faults/kill-run.ts'
import { buildStale } from './build.ts'
import { programOf, run } from './run.ts'

const {
  kills: killsWished,
  walks,
  seed: seedWished,
} = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    walks: { type: 'string', default: '5000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
}).values
const kills = Number(killsWished)
const seed = Number(seedWished)

const show = ({ acknowledged, lost, histogram, slowestStart }: KillReport): void => {
  for (const [moment, count] of Object.entries(histogram))
    console.log(`   ${String(count).padStart(4)}  ${moment}  ${'▪'.repeat(Math.ceil((40 * count) / kills))}`)
  console.log(`   ${acknowledged} turns acknowledged, ${lost.length} promises broken`)
  console.log(`   slowest start ${slowestStart} ms`)
}

/** What takes too long for every day: kills by the hundred, and the walks of the model by the thousand. */
const soak = async (): Promise<string[]> => {
  await buildStale()
  const complaints: string[] = []
  for (const database of DATABASES) {
    console.log(`\n══ ${kills} kills on ${database}, --seed ${seed}`)
    const report = await killOn(database, kills, seed)
    show(report)
    complaints.push(...complaintsAbout(report).map((complaint) => `${database}: ${complaint}`))
  }
  console.log(`\n══ ${walks} random walks`)
  const args = ['run', '--project', 'unit', 'packages/api/src/faults/model.test.ts']
  const { passed } = await run(programOf('vitest'), args, { env: { MODEL_WALKS: walks }, aloud: true })
  return passed ? complaints : [...complaints, 'a walk broke a rule']
}

const complaints = await soak()
for (const complaint of complaints) console.error(complaint)
process.exitCode = complaints.length > 0 ? 1 : 0
