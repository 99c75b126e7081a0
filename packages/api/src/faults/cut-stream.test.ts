import { BrokenStream, decodeTurn, END_OF_STREAM } from '@inyeon/contract/stream'
import { openMemoryStore } from '@inyeon/store/memory'
import { expect, test } from 'vitest'
import { createApi } from '../app.ts'
import { openBrowser } from '../testing/browser.ts'
import { begin, comeIn, turnBody } from '../testing/stage.ts'
import { openTestHouse } from '../testing/test-house.ts'
import { inBreaths } from './tellers.ts'

/** The same game each time: the same Korean turn, told again for every place where it can be cut. */
const newGame = async () => {
  const { house } = openTestHouse({ store: openMemoryStore(), storyteller: inBreaths() })
  const api = createApi({ ...house, seed: () => 7 })
  const { me } = await comeIn({ browser: () => openBrowser(api), close: async () => undefined })
  const { session_id } = await begin(me, { ui_language: 'ko' })
  const body = turnBody({ session_id, turn: 1, user_input: '우산 같이 쓸래요? ☔', ui_language: 'ko' })
  const listen = async () => {
    const { body: stream } = await me.call('/demo/turn', { body, headers: { Accept: 'text/plain' } })
    if (stream === null) throw new Error('nothing to hear')
    return stream
  }
  return { me, session_id, body, listen }
}

/** Hears so many bytes and is gone. */
const cutAfter = (stream: ReadableStream<Uint8Array>, bytes: number): ReadableStream<Uint8Array> => {
  const reader = stream.getReader()
  let left = bytes
  return new ReadableStream({
    pull: async (controller) => {
      const { value, done } = left > 0 ? await reader.read() : { value: undefined, done: true }
      if (value) controller.enqueue(value.subarray(0, left))
      left -= value?.byteLength ?? 0
      if (done || left <= 0) {
        await reader.cancel('the line went dead')
        controller.error(new TypeError('the line went dead'))
      }
    },
  })
}

test('[D8] a Korean turn cut after any byte is heard whole when it is asked for again', {
  timeout: 180_000,
}, async () => {
  const first = await newGame()
  const bytes = new Uint8Array(await new Response(await first.listen()).arrayBuffer())
  const [prose = ''] = new TextDecoder().decode(bytes).split(`\n${END_OF_STREAM}\n`)
  expect(prose).toMatch(/[가-힣]{2}/)
  expect(bytes.byteLength).toBeGreaterThan(3_000)
  for (let offset = 0; offset < bytes.byteLength; offset++) {
    const { me, session_id, body, listen } = await newGame()
    let heard = ''
    const broken = decodeTurn(cutAfter(await listen(), offset), (text) => {
      heard += text
    })
    await expect(broken).rejects.toBeInstanceOf(BrokenStream)
    expect(prose.startsWith(heard)).toBe(true)
    let resumed = ''
    const end = await decodeTurn(await listen(), (text) => {
      resumed += text
    })
    expect(resumed).toBe(prose)
    expect(end).toMatchObject({ narrazione: prose, current_turn: 1, session_id })
    expect(JSON.parse(await (await me.call('/demo/turn', { body })).text())).toEqual(end)
  }
})
