import './need-node.mjs'
import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Outcome, programOf, ROOT, run } from './run.ts'

interface Check {
  readonly name: string
  readonly ask: () => Promise<Outcome>
  /** Its last line is worth reading even when all is well. */
  readonly telling?: true
}

const AT_ONCE = 2
const TESTS = 'tsconfig.tests.json'

const types = (project: string): Check => ({
  name: `types ${project === TESTS ? 'of all tests' : dirname(project)}`,
  ask: () => run(programOf('typescript', 'tsc'), ['-p', project]),
})

const projects = (): string[] =>
  [
    ...['packages', 'apps'].flatMap((above) =>
      readdirSync(join(ROOT, above)).map((name) => `${above}/${name}`),
    ),
    'e2e',
    'scripts',
  ]
    .map((folder) => `${folder}/tsconfig.json`)
    .filter((path) => existsSync(join(ROOT, path)))

const checks = (): Check[] => [
  ...[...projects(), TESTS].map(types),
  {
    name: 'biome',
    ask: () =>
      run(programOf('@biomejs/biome', 'biome'), [
        'check',
        '--error-on-warnings',
        '--max-diagnostics=none',
        '.',
      ]),
  },
  { name: 'walls', ask: () => run(join(import.meta.dirname, 'check-walls.ts'), []) },
  { name: 'locales', ask: () => run(join(import.meta.dirname, 'check-locales.ts'), []), telling: true },
]

/** Asks every check, two at a time, a line each; shows the whole output of those that fail. */
export const check = async (): Promise<boolean> => {
  const waiting = checks()
  const width = Math.max(...waiting.map(({ name }) => name.length))
  const failures: string[] = []
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const { passed, output, seconds } = await next.ask()
      const note = next.telling ? `  ${output.trimEnd().split('\n').at(-1)}` : ''
      console.log(`${passed ? 'ok  ' : 'FAIL'} ${next.name.padEnd(width)} ${seconds.toFixed(1)} s${note}`)
      if (!passed) failures.push(`\n${next.name}\n${output.trimEnd()}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  for (const failure of failures) console.error(failure)
  return failures.length === 0
}

if (import.meta.main && !(await check())) process.exitCode = 1
