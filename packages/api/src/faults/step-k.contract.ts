import { END_OF_STREAM } from '@inyeon/contract'
import { type Store, StoreUnavailable } from '@inyeon/store'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createApi } from '../app.ts'
import { type Browser, openBrowser } from '../testing/browser.ts'
import { anEmail } from '../testing/stage.ts'
import { keptState } from './kept-state.ts'
import { type Given, OPERATIONS, type Operation, type Prepared } from './operations.ts'
import { type Plan, stumbling } from './stumbling.ts'
import { theatre } from './theatre.ts'
import { startTheClock, stopTheClock, until } from './virtual-time.ts'

const NOON = Date.UTC(2026, 10, 15, 12)
const FAILURES: readonly (() => Error)[] = [
  () => new StoreUnavailable('the cable is out'),
  () => new Error('the roof fell in'),
]

interface Outcome {
  readonly status: number
  readonly done: boolean
}

/** What a caller is told: a stream that ends in a problem has told them nothing else. */
const told = async ({ ask }: Prepared, me: Browser, { done }: Operation): Promise<Outcome> => {
  const response = await ask(me)
  const text = await response.text()
  const end = text.split(`\n${END_OF_STREAM}\n`)[1]
  const { status } =
    end === undefined ? response : { status: response.status, ...(JSON.parse(end) as object) }
  return { status, done: done === undefined ? status < 300 : status === done }
}

const newcomer = (store: Store): Given => {
  const id = crypto.randomUUID()
  const me = openBrowser(createApi(theatre(store)), id)
  return { me, id, email: anEmail(), store, clock: () => Date.now() }
}

const copyJar = (from: Browser, to: Browser) => {
  for (const [name, token] of from.jar) to.jar.set(name, token)
}

/** The operation without any fault: what is before, what is after, and what is after doing it twice. */
const reference = async (operation: Operation, store: Store) => {
  const api = createApi(theatre(store))
  const given = newcomer(store)
  const prepared = await until(operation.prepare(given))
  const state = () => keptState(api, given, prepared)
  const browser = openBrowser(api, given.id)
  copyJar(given.me, browser)
  const before = await until(state())
  const first = await until(told(prepared, browser, operation))
  const after = await until(state())
  await until(told(prepared, browser, operation))
  expect(first.done).toBe(true)
  expect(after).not.toBe(before)
  return { before, after, twice: await until(state()) }
}

type Reference = Awaited<ReturnType<typeof reference>>

/** One run that stumbles. Answers where it did; empty when the operation was over before. */
const stumble = async (operation: Operation, store: Store, plan: Plan, known: Reference): Promise<string> => {
  const healthy = createApi(theatre(store))
  const given = newcomer(store)
  const prepared = await until(operation.prepare(given))
  const state = () => keptState(healthy, given, prepared)

  const { house, stumbles } = stumbling(theatre(store), plan)
  const sick = createApi(house)
  const browser = openBrowser(sick, given.id)
  copyJar(given.me, browser)
  const first = await until(told(prepared, browser, operation))
  await until(sick.drain())
  const [where = ''] = stumbles
  const left = await until(state())
  expect([known.before, known.after], where).toContain(left)
  if (first.done) expect(left, `${where}: acknowledged and not kept`).toBe(known.after)

  const again = openBrowser(healthy, given.id)
  copyJar(browser, again)
  const second = await until(told(prepared, again, operation))
  if (left === known.before || operation.again === undefined) expect(second.done, where).toBe(true)
  else expect(second.status, where).toBe(operation.again)
  const once = operation.unnamed && left === known.after ? known.twice : known.after
  expect(await until(state()), `${where}: asked again`).toBe(once)
  return where
}

/** Step 1 fails, then step 2, and so on, until a run gets through without stumbling. */
export const stepKContract = (name: string, open: () => Promise<Store>) =>
  describe(`[I4] on ${name}, whichever step fails, it has happened or it has not`, () => {
    let store: Store | undefined
    beforeAll(async () => {
      store = await open()
    })
    afterAll(() => store?.close())
    beforeEach(() => stopTheClock(NOON))
    afterEach(startTheClock)

    test.each(Object.entries(OPERATIONS))('%s', { timeout: 120_000 }, async (_, operation) => {
      if (store === undefined) throw new Error('the store is not open')
      const known = await reference(operation, store)
      const places = new Set<string>()
      for (const failure of FAILURES) {
        for (const lasting of [false, true]) {
          for (let at = 1; ; at++) {
            const where = await stumble(operation, store, { at, lasting, failure }, known)
            if (where === '') break
            places.add(where)
          }
        }
      }
      expect([...places]).toContain('clock')
      expect(places.size).toBeGreaterThan(2)
    })
  })
