import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { packagedChromium } from './chromium-packaged.ts'

/** A Chromium for the tests and how to launch it: spread into Playwright's `chromium.launch`. */
export interface Chromium {
  readonly executablePath: string
  readonly args: string[]
  readonly env: Record<string, string>
}

export type ChromiumWay = 'system' | 'packaged'

/** Without these it calls home at every start, which a closed network refuses many times a second. */
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const environment = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )

const starts = (path: string): boolean => {
  try {
    execFileSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 })
    return true
  } catch {
    // Ubuntu's chromium-browser may be a stub that only asks for a snap.
    return false
  }
}

const systemChromium = (): string | undefined => {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const places = [...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))), ...MAC]
  return places.find((path) => existsSync(path) && starts(path))
}

const advice = (): string =>
  existsSync('/usr/bin/apt-get')
    ? 'apt-get install --yes --no-install-recommends chromium fonts-noto-cjk'
    : 'install Chromium or Google Chrome, or set CHROMIUM_PATH to one'

const chosenWay = (): ChromiumWay | undefined =>
  (['system', 'packaged'] as const).find((way) => way === process.env.TEST_CHROMIUM)

export const findChromium = async (way: ChromiumWay | undefined = chosenWay()): Promise<Chromium> => {
  const given = process.env.CHROMIUM_PATH
  if (given && way === undefined) {
    if (!existsSync(given)) throw new Error(`CHROMIUM_PATH names ${given}, which does not exist.`)
    return { executablePath: given, args: QUIET, env: environment() }
  }
  const system = way === 'packaged' ? undefined : systemChromium()
  if (system) return { executablePath: system, args: QUIET, env: environment() }
  const packaged = way === 'system' ? undefined : await packagedChromium()
  if (packaged) {
    const { executablePath, env } = packaged
    return { executablePath, args: QUIET, env: { ...environment(), ...env } }
  }
  throw new Error(`No Chromium for the tests: none on PATH, and @sparticuz/chromium runs on Linux x64 only.
This brings one: ${advice()}`)
}
