import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { homedir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { unwrapWoff } from './woff.ts'

export interface PackagedChromium {
  readonly executablePath: string
  readonly env: Record<string, string>
}

const run = promisify(execFile)
const CACHE = join(import.meta.dirname, '../.cache')

/** Han, Hangul and Kana for a machine without fonts: without them text is blank, and the browser may crash. */
const FONTS = ['@fontsource/unifont', '@fontsource/gowun-batang']

const homeOf = (name: string): string | undefined => {
  try {
    const entry = createRequire(import.meta.url).resolve(name)
    const depth = entry.lastIndexOf(`node_modules/${name}`)
    return join(entry.slice(0, depth), 'node_modules', name)
  } catch {
    return undefined
  }
}

const versionOf = (home: string): string =>
  JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')).version as string

const laidOutFonts = (home: string, folder: string): void => {
  mkdirSync(folder, { recursive: true })
  const files = readdirSync(join(home, 'files')).filter((name) => name.endsWith('400-normal.woff'))
  for (const name of files) {
    writeFileSync(
      join(folder, name.replace(/woff$/, 'ttf')),
      unwrapWoff(readFileSync(join(home, 'files', name))),
    )
  }
}

const fontsConf = (folder: string): string => {
  const folders = [
    '/usr/share/fonts',
    '/usr/local/share/fonts',
    join(homedir(), '.local/share/fonts'),
    join(folder, 'fonts'),
    join(folder, 'ours'),
  ]
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${folders.map((path) => `  <dir>${path}</dir>`).join('\n')}
  <cachedir>${join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`
}

/** Unpacks beside the final place and renames: a second test run may be unpacking at the same time. */
const unpack = async (home: string, fonts: readonly string[], place: string): Promise<void> => {
  mkdirSync(CACHE, { recursive: true })
  const making = await mkdtemp(join(CACHE, 'unpacking-'))
  try {
    // Without the runtime's name it leaves out libnss3, libnspr4 and libexpat.
    const env = { ...process.env, TMPDIR: making, AWS_LAMBDA_JS_RUNTIME: 'nodejs24.x' }
    const code = `import(${JSON.stringify(join(home, 'build/index.js'))}).then((it) => it.default.executablePath())`
    await run(process.execPath, ['-e', code], { env })
    for (const font of fonts) laidOutFonts(font, join(making, 'ours'))
    writeFileSync(join(making, 'fonts.conf'), fontsConf(place))
    await rename(making, place)
  } catch (failure) {
    await rm(making, { recursive: true, force: true })
    if (!existsSync(place)) throw failure
  }
}

/** The browser that npm brought, unpacked once into .cache; nothing where it cannot run. */
export const packagedChromium = async (): Promise<PackagedChromium | undefined> => {
  const home = homeOf('@sparticuz/chromium')
  if (home === undefined || process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const fonts = FONTS.flatMap((name) => homeOf(name) ?? [])
  const place = join(CACHE, ['chromium', versionOf(home), ...fonts.map((font) => basename(font))].join('-'))
  if (!existsSync(place)) await unpack(home, fonts, place)
  const libraries = [join(place, 'al2023/lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':')
  return {
    executablePath: join(place, 'chromium'),
    env: { LD_LIBRARY_PATH: libraries, FONTCONFIG_FILE: join(place, 'fonts.conf'), FONTCONFIG_PATH: place },
  }
}
