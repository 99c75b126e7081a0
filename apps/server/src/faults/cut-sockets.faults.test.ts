import { randomUUID } from 'node:crypto'
import { decodeTurn } from '@inyeon/contract/stream'
import { expect, test } from 'vitest'
import { makeDataFolder } from '../testing/data-folder.ts'
import { startServer } from '../testing/server.ts'
import { httpBrowser } from '../wire/http-stage.ts'
import { postAndCut } from './raw-post.ts'

const EVERY = 40
const START = {
  scenario_id: 'sinchon',
  protagonist: { name: '지우', age: 20, gender: 'female' },
  ui_language: 'ko',
  isDemoMode: true,
}

test(`[D8] over real sockets: a Korean turn whose connection dies after every ${EVERY}th byte is there, whole`, {
  timeout: 120_000,
}, async () => {
  await using folder = await makeDataFolder()
  await using server = await startServer({ DATA_DIR: folder.path, MAX_SAVES: '1000', RATE_LIMIT_SCALE: '0' })
  const me = httpBrowser(server.url)
  await me.post('/email/subscribe', { email: 'jiwoo@example.com' })
  const headers = {
    'Content-Type': 'application/json',
    Accept: 'text/plain',
    Cookie: `vis=${me.jar.get('visitor')}`,
  }
  const turnOf = async () => {
    const { json } = await me.post('/demo/start', START)
    const session_id = String(json.session_id)
    return {
      session_id,
      turn: 1,
      request_id: randomUUID(),
      user_input: '우산 같이 쓸래요? ☔',
      ui_language: 'ko',
    }
  }
  const listen = async (body: object) =>
    (await me.call('/demo/turn', { body, headers: { Accept: 'text/plain' } })).body ?? new ReadableStream()

  const length = (await new Response(await listen(await turnOf())).arrayBuffer()).byteLength
  let cuts = 0
  for (let offset = 0; offset < length; offset += EVERY) {
    const body = await turnOf()
    const cut = { path: '/api/v1/demo/turn', headers, body: JSON.stringify(body) }
    const heard = await postAndCut(server.url, cut, offset)
    let text = ''
    const end = await decodeTurn(await listen(body), (piece) => {
      text += piece
    })
    expect(end).toMatchObject({ narrazione: text, current_turn: 1, session_id: body.session_id })
    expect(text).toMatch(/[가-힣]{2}/)
    if (heard.length === offset) cuts++
    const { json } = await me.get(`/game_state/${body.session_id}`)
    expect(json).toMatchObject({ current_turn: 1, turns: [{ turn: 1, request_id: body.request_id }] })
    await me.call(`/delete_save/${body.session_id}`, { method: 'DELETE' })
  }
  // no two stories are equally long: the last few may have been heard whole
  expect(cuts).toBeGreaterThan(0.8 * (length / EVERY))
  expect(cuts).toBeGreaterThan(50)
  server.process.kill('SIGTERM')
  expect(await server.ended).toBe(0)
})
