import { existsSync, readFileSync } from 'node:fs'
import { dirname, extname, join } from 'node:path/posix'
import { gzipSync } from 'node:zlib'
import { ROOT } from './run.ts'
import { listTree } from './tree.ts'
import { targetOf } from './walls/directions.ts'
import { readSource } from './walls/source.ts'

/** What a first visit may weigh, in bytes of gzip. */
const BUDGET = { '.js': 160_000, '.css': 40_000 } as const

/** Signs that a room of the server's side was bundled; each is text of that room which survives minifying. */
const STRANGERS: readonly (readonly [RegExp, string])[] = [
  [/SASLInitialResponse|pg_catalog|pg-native/, 'the PostgreSQL client'],
  [/sqlite_master|node:sqlite/, 'SQLite'],
  [/kysely/i, 'the SQL query builder'],
  [/["'`]node:|__vite-browser-external|createRequire/, 'a module of Node'],
  [/chat\/completions|anthropic-version|api\.openai\.com|generativelanguage\./, 'a model provider'],
  [/system[_ ]prompt|You are the (?:storyteller|narrator)/i, 'a prompt'],
  [/nodemailer|prom-client|argon2/, 'the server'],
]

export interface BundleFindings {
  readonly refusals: readonly string[]
  readonly sizes: readonly string[]
}

const kilo = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`

/** Scripts and styles that a page asks for before anything can be seen, and what those import at once. */
const firstLoad = (folder: string, page: string): Set<string> => {
  const html = readFileSync(join(folder, page), 'utf8')
  const asked = [...html.matchAll(/<(?:script|link)\b[^>]*?(?:src|href)="(?!https?:)([^"]+\.(?:js|css))"/g)]
  const waiting = asked.map(([, address = '']) =>
    address.startsWith('/') ? address.slice(1) : join(dirname(page), address),
  )
  const loaded = new Set<string>()
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (loaded.has(file)) continue
    loaded.add(file)
    if (extname(file) !== '.js') continue
    const atOnce = readSource(folder, file).imports.filter(({ manner }) => manner === 'static')
    for (const { specifier } of atOnce) {
      const target = targetOf(file, specifier)
      if (target) waiting.push(target)
    }
  }
  return loaded
}

/** Holds a built web app against the budget, and looks in it for what belongs to the server. */
export const checkBundle = (folder: string): BundleFindings => {
  if (!existsSync(join(folder, 'index.html'))) return { refusals: [`${folder} has no index.html`], sizes: [] }
  const files = listTree(folder)
  const weigh = (file: string) => gzipSync(readFileSync(join(folder, file))).length
  const sum = (some: Iterable<string>) => [...some].reduce((total, file) => total + weigh(file), 0)
  const refusals: string[] = []
  const sizes: string[] = []
  const first = firstLoad(folder, 'index.html')
  for (const [ending, budget] of Object.entries(BUDGET)) {
    const weight = sum([...first].filter((file) => extname(file) === ending))
    const all = files.filter((file) => extname(file) === ending)
    sizes.push(
      `${ending} first load ${kilo(weight)} of ${kilo(budget)}, ${all.length} files ${kilo(sum(all))} in all`,
    )
    if (weight > budget)
      refusals.push(`the first load has ${kilo(weight)} of ${ending}, past ${kilo(budget)}`)
  }
  for (const file of files.filter((name) => extname(name) === '.js')) {
    const text = readFileSync(join(folder, file), 'utf8')
    for (const [sign, what] of STRANGERS) {
      const found = sign.exec(text)?.[0]
      if (found) refusals.push(`${file} carries ${what} ("${found}")`)
    }
  }
  return { refusals, sizes }
}

if (import.meta.main) {
  const { refusals, sizes } = checkBundle(join(ROOT, 'apps/web/dist/client'))
  for (const line of sizes) console.log(line)
  for (const line of refusals) console.error(line)
  if (refusals.length > 0) process.exitCode = 1
}
