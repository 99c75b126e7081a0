import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { digestOf } from './digest.ts'
import { ROOT } from './run.ts'

const CACHE = join(ROOT, '.cache')
const NOTES = join(CACHE, 'built.json')
const SHARED = ['packages', 'package-lock.json', 'tsconfig.base.json', 'scripts/build.ts']

/** One thing that is made from the sources; `output` is a folder from the root. */
interface Product {
  readonly name: string
  readonly app: string
  readonly output: string
  readonly make: (folder: string) => Promise<void>
}

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`

const makeWeb = async (outDir: string): Promise<void> => {
  const { build } = await import('vite')
  await build({ root: join(ROOT, 'apps/web'), logLevel: 'warn', build: { outDir, emptyOutDir: true } })
}

/** One file with everything in it but Node's own modules: it starts sooner and needs no node_modules. */
const makeServer = async (outDir: string): Promise<void> => {
  const { build } = await import('vite')
  await build({
    root: join(ROOT, 'apps/server'),
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      ssr: 'src/main.ts',
      target: 'node24',
      outDir,
      emptyOutDir: true,
      rolldownOptions: {
        external: ['pg-native'],
        output: { entryFileNames: 'main.js', codeSplitting: false },
      },
    },
  })
}

const PRODUCTS: readonly Product[] = [
  { name: 'web', app: 'apps/web', output: 'apps/web/dist/client', make: makeWeb },
  { name: 'server', app: 'apps/server', output: 'apps/server/dist', make: makeServer },
]

const readNotes = (): Record<string, string> =>
  existsSync(NOTES) ? JSON.parse(readFileSync(NOTES, 'utf8')) : {}

/** Makes it aside and puts it in place at once, so that a running server never serves half of it. */
const replace = async ({ output, make }: Product): Promise<void> => {
  const place = join(ROOT, output)
  const aside = mkdtempSync(join(CACHE, 'building-'))
  try {
    await make(join(aside, 'new'))
    if (existsSync(place)) renameSync(place, join(aside, 'old'))
    mkdirSync(dirname(place), { recursive: true })
    renameSync(join(aside, 'new'), place)
  } finally {
    rmSync(aside, { recursive: true, force: true })
  }
}

/** Builds what the sources have outgrown, a line each; says nothing where nothing is stale. */
export const buildStale = async (): Promise<void> => {
  for (const product of PRODUCTS) {
    const now = digestOf(ROOT, [product.app, ...SHARED], process.versions.node)
    if (readNotes()[product.name] === now && existsSync(join(ROOT, product.output))) continue
    const start = performance.now()
    mkdirSync(CACHE, { recursive: true })
    await replace(product).catch((failure: Error) => {
      throw new Error(`${product.name} could not be built: ${failure.message}`)
    })
    writeFileSync(NOTES, JSON.stringify({ ...readNotes(), [product.name]: now }))
    console.log(`built ${product.name} in ${seconds(start)}`)
  }
}
