import { END_OF_STREAM } from '@inyeon/contract'
import type { Store } from '@inyeon/store'
import { createApi } from '../../app.ts'
import { type Browser, openBrowser } from '../../testing/browser.ts'
import { openTestHouse } from '../../testing/test-house.ts'
import { type Model, newModel } from './rules.ts'

export const EMAILS = 2
export const SEATS = 3

/** A real house beside its model. Ids count up, so that a seed that fails fails again. */
export interface World {
  readonly browsers: readonly Browser[]
  readonly emails: readonly string[]
  readonly store: Store
  readonly travel: (ms: number) => void
  /** A request nobody has made before. */
  readonly freshId: () => string
}

let worlds = 0

export const openWorld = (store: Store, maxTurns: number): { model: Model; real: World } => {
  const name = (worlds++).toString(16).padStart(4, '0')
  const counting = (kind: string) => {
    let count = 0
    return () => `${(count++).toString(16).padStart(8, '0')}-${name}-4000-8000-${kind.padStart(12, '0')}`
  }
  const { house, travel } = openTestHouse({ store, settings: { maxTurns } })
  const api = createApi({ ...house, uuid: counting('a') })
  return {
    model: newModel(house.clock(), maxTurns, SEATS),
    real: {
      browsers: Array.from({ length: SEATS }, () => openBrowser(api)),
      emails: Array.from({ length: EMAILS }, (_, at) => `player-${at}-${name}@example.com`),
      store,
      travel,
      freshId: counting('b'),
    },
  }
}

export interface Answer {
  readonly status: number
  /** The reply's JSON as it came; of a stream, what stood behind the marker. */
  readonly text: string
  readonly json: Record<string, unknown>
}

export const ask = async (
  browser: Browser,
  path: string,
  body: object | undefined,
  { method, streamed = false }: { readonly method?: string; readonly streamed?: boolean } = {},
): Promise<Answer> => {
  const response = await browser.call(path, {
    ...(method && { method }),
    ...(body && { body }),
    ...(streamed && { headers: { Accept: 'text/plain' } }),
  })
  const whole = await response.text()
  const text = response.headers.get('Content-Type')?.startsWith('text/plain') ? behindTheMarker(whole) : whole
  return { status: response.status, text, json: text === '' ? {} : JSON.parse(text) }
}

const behindTheMarker = (whole: string): string => {
  const [prose = '', json, ...rest] = whole.split(`\n${END_OF_STREAM}\n`)
  if (json === undefined || rest.length > 0) throw new Error('a stream without its one marker')
  const { narrazione } = JSON.parse(json) as { narrazione?: string }
  if ((narrazione ?? '') !== prose) throw new Error('the prose that was heard is not the one that is kept')
  return json
}
