import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, type Page } from '@playwright/test'

const SERVER = join(import.meta.dirname, '../apps/server/dist/main.js')

/** The running product: the built server on a folder of its own. It can be cut off and come back. */
export interface RunningHouse {
  readonly url: string
  /** Gone without warning, as in a crash. */
  kill(): Promise<void>
  start(): Promise<void>
}

/** Listens on: a pipe that nobody reads would stop the server. */
const heard = (child: ChildProcess, words: RegExp): Promise<RegExpExecArray> =>
  new Promise((resolve, reject) => {
    let said = ''
    child.once('exit', () => reject(new Error(`the server did not open: ${said}`)))
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said += text
      const found = words.exec(said)
      if (found) resolve(found)
    })
  })

const openHouse = async (): Promise<RunningHouse & { close(): Promise<void> }> => {
  const folder = await mkdtemp(join(tmpdir(), 'inyeon-e2e-'))
  let child: ChildProcess | undefined
  let port = '0'
  let url = ''
  const start = async () => {
    const born = spawn(process.execPath, [SERVER], {
      env: {
        PATH: process.env.PATH ?? '',
        PORT: port,
        DATA_DIR: folder,
        MAX_TURNS: '3',
        RATE_LIMIT_SCALE: '0',
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    child = born
    const [, address = '', itsPort = port] = await heard(born, /^Inyeon is open at (\S+:(\d+))/m)
    url = address
    port = itsPort
  }
  const kill = async () => {
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }
  await start()
  return {
    get url() {
      return url
    },
    start,
    kill,
    close: async () => {
      await kill()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

interface Given {
  /** Complaints of the page and requests that left the house; a journey ends with none. */
  readonly complaints: string[]
}

export const test = base.extend<Given, { house: RunningHouse }>({
  house: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const house = await openHouse()
      await use(house)
      await house.close()
    },
    { scope: 'worker' },
  ],
  complaints: [
    async ({ page, house }, use) => {
      const complaints: string[] = []
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
      })
      page.on('pageerror', (failure) => complaints.push(String(failure)))
      page.on('request', (request) => {
        if (/^https?:/.test(request.url()) && !request.url().startsWith(house.url))
          complaints.push(`asked ${request.url()}`)
      })
      await use(complaints)
    },
    { auto: true },
  ],
})

export { expect } from '@playwright/test'

let visitors = 0
/** An email that no other journey has. */
export const freshEmail = (): string =>
  `visitor-${Date.now().toString(36)}-${process.pid}-${visitors++}@example.com`

/** From the first page to the shelf. */
export const comeIn = async (page: Page, { url }: RunningHouse): Promise<void> => {
  await page.goto(url)
  await page.locator('input[type=email]').fill(freshEmail())
  await page.locator('form button[type=submit]').click()
  await page.waitForURL('**/scenarios')
}

/** The passage that stands on the page now: what a reader would read aloud. */
export const choices = (page: Page) => page.locator('main ol[aria-label] > li > button')
