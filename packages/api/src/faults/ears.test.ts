import { END_OF_STREAM } from '@inyeon/contract'
import { openMemoryStore } from '@inyeon/store/memory'
import { expect, test } from 'vitest'
import { openBrowser } from '../testing/browser.ts'
import { begin, comeIn, turnBody } from '../testing/stage.ts'
import { openTestHouse } from '../testing/test-house.ts'
import { atLength } from './tellers.ts'

/** Five megabytes, once they are written as UTF-8. */
const LENGTH = 4_000_000
const EARS = 20
/** What may lie between the story and one slow ear; the story itself lies there once for all of them. */
const MOST_HELD = 64 * 1024

const setting = async (length: number) => {
  const house = openTestHouse({ store: openMemoryStore(), storyteller: atLength(length) })
  const { me } = await comeIn({ browser: () => openBrowser(house.api), close: async () => undefined })
  const { session_id } = await begin(me)
  const body = turnBody({ session_id, turn: 1 })
  const listen = async () => {
    const { body: stream } = await me.call('/demo/turn', { body, headers: { Accept: 'text/plain' } })
    if (stream === null) throw new Error('nothing to hear')
    return stream.getReader()
  }
  return { ...house, me, session_id, body, listen }
}

type Ear = ReadableStreamDefaultReader<Uint8Array>

const restOf = async (ear: Ear): Promise<Uint8Array[]> => {
  const pieces: Uint8Array[] = []
  for (let step = await ear.read(); !step.done; step = await ear.read()) pieces.push(step.value)
  return pieces
}
const sizeOf = (pieces: readonly Uint8Array[]) => pieces.reduce((sum, { byteLength }) => sum + byteLength, 0)

test('[D9] five megabytes are told without waiting for a slow ear, and none holds more than a little', {
  timeout: 60_000,
}, async () => {
  const { api, me, body, listen } = await setting(LENGTH)
  const ears = await Promise.all(Array.from({ length: EARS }, listen))
  const sips = await Promise.all(ears.map(async (ear) => (await ear.read()).value ?? new Uint8Array()))
  // nobody listens any more until all is told
  await api.drain()
  const whole = await Promise.all(
    ears.map(async (ear, at) => [sips[at] ?? new Uint8Array(), ...(await restOf(ear))]),
  )
  for (const pieces of whole) {
    expect(sizeOf(pieces)).toBeGreaterThan(5_000_000)
    expect(Math.max(...pieces.map(({ byteLength }) => byteLength))).toBeLessThanOrEqual(MOST_HELD)
  }
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const text = (whole[0] ?? []).map((piece) => decoder.decode(piece, { stream: true })).join('')
  const [prose, reply] = text.split(`\n${END_OF_STREAM}\n`)
  expect(await (await me.call('/demo/turn', { body })).text()).toBe(reply)
  expect((JSON.parse(reply ?? '') as { narrazione: string }).narrazione === prose).toBe(true)
})

test('[D10] a listener that leaves in the middle stops nothing: the turn is told to its end and kept', async () => {
  const { api, me, session_id, body, listen } = await setting(50_000)
  const ear = await listen()
  await ear.read()
  await ear.cancel('the tab was closed')
  expect(api.telling()).toBe(1)
  expect((await me.get(`/game_state/${session_id}`)).json.current_turn).toBe(0)
  await api.drain()
  expect((await me.get(`/game_state/${session_id}`)).json.current_turn).toBe(1)
  const { json } = await me.post('/demo/turn', body)
  expect(String(json.narrazione).length).toBeGreaterThanOrEqual(50_000)
})

test('[D10] a request that is aborted before its answer is played all the same, once', async () => {
  const { api, me, session_id, body, notices } = await setting(50_000)
  const leaving = new AbortController()
  const request = new Request('http://localhost:3000/api/v1/demo/turn', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Test-visitor': me.jar.get('visitor') ?? '' },
    body: JSON.stringify(body),
    signal: leaving.signal,
  })
  const answer = api.fetch(request, { address: '192.0.2.9' })
  while (api.telling() === 0) await new Promise((wake) => setImmediate(wake))
  leaving.abort()
  await answer
  await api.drain()
  expect(notices.filter(({ event }) => event === 'turn_told')).toHaveLength(1)
  expect((await me.get(`/game_state/${session_id}`)).json.current_turn).toBe(1)
})
