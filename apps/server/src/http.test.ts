import { once } from 'node:events'
import { request as ask } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openTestFront } from './testing/front.ts'

const spoken = async (url: string, lines: string): Promise<string> => {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  socket.write(lines)
  let heard = ''
  socket.setEncoding('utf8').on('data', (text) => {
    heard += text
  })
  await once(socket, 'close')
  return heard
}

test('a visitor’s address comes from the socket, and no header changes it', async () => {
  await using front = await openTestFront(async (_, { address }) => Response.json({ address }))
  const headers = { 'x-forwarded-for': '6.6.6.6', 'x-real-ip': '6.6.6.6', forwarded: 'for=6.6.6.6' }
  expect(await (await fetch(`${front.url}/api/v1/me`, { headers })).json()).toEqual({ address: '127.0.0.1' })
})

test('behind one proxy it is what that proxy wrote, however many lines the visitor sent', async () => {
  await using front = await openTestFront(async (_, { address }) => Response.json({ address }), {
    proxyHops: 1,
  })
  const headers = new Headers([
    ['x-forwarded-for', '6.6.6.6'],
    ['x-forwarded-for', '198.51.100.1'],
  ])
  expect(await (await fetch(`${front.url}/api/v1/me`, { headers })).json()).toEqual({
    address: '198.51.100.1',
  })
})

test('a told turn is heard piece by piece', async () => {
  const encoder = new TextEncoder()
  let tell = (_: string) => {}
  let end = () => {}
  await using front = await openTestFront(async () => {
    const body = new ReadableStream({
      start: (controller) => {
        tell = (text) => controller.enqueue(encoder.encode(text))
        end = () => controller.close()
      },
    })
    return new Response(body, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
  })
  const response = await fetch(`${front.url}/api/v1/demo/turn`, {
    method: 'POST',
    headers: { 'accept-encoding': 'br, gzip' },
  })
  expect(response.headers.get('content-encoding')).toBeNull()
  expect(response.headers.get('x-accel-buffering')).toBe('no')
  expect(response.headers.get('cache-control')).toBe('no-store')
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  for (const piece of ['한강의 ', '밤바람이 ', '불었다.']) {
    tell(piece)
    expect((await reader?.read())?.value).toBe(piece)
  }
  end()
  expect((await reader?.read())?.done).toBe(true)
})

test('a body arrives while it is still being sent', async () => {
  const arrived: string[] = []
  await using front = await openTestFront(async (request) => {
    for await (const chunk of request.body ?? []) {
      arrived.push(Buffer.from(chunk).toString())
      if (arrived.length === 1) break
    }
    return new Response(null, { status: 413 })
  })
  const call = ask(`${front.url}/api/v1/feedback`, {
    method: 'POST',
    headers: { 'transfer-encoding': 'chunked' },
  })
  call.on('error', () => {})
  call.write('the first piece')
  const [response] = await once(call, 'response')
  expect(response.statusCode).toBe(413)
  expect(arrived).toEqual(['the first piece'])
  call.destroy()
})

test('a story that breaks off says nothing of the reason', async () => {
  await using front = await openTestFront(async () => {
    const body = new ReadableStream({
      pull: (controller) => {
        controller.enqueue(new TextEncoder().encode('once'))
        controller.error(new Error('select email from subscribers'))
      },
    })
    return new Response(body, { headers: { 'Content-Type': 'text/plain' } })
  })
  const heard = await spoken(
    front.url,
    'POST /api/v1/demo/turn HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n',
  )
  expect(heard).not.toContain('subscribers')
})

test('an error nobody caught is a 500 without its words', async () => {
  await using front = await openTestFront(async () => {
    throw new Error('select email from subscribers')
  })
  const response = await fetch(`${front.url}/api/v1/me`)
  expect(response.status).toBe(500)
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  expect(await response.json()).toMatchObject({ status: 500, code: 'SERVER' })
  expect(front.failures).toHaveLength(1)
})

test.each([
  ['headers of 17 KB', `GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ${'x'.repeat(17_000)}\r\n\r\n`, 431],
  ['no HTTP at all', 'Good evening, is anybody at home?\r\n\r\n', 400],
  ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['a host that is none', 'GET /api/v1/me HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n', 400],
  [
    'two lengths',
    'POST /api/v1/me HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
    400,
  ],
  [
    'a length and chunks',
    'POST /api/v1/me HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
    400,
  ],
])('%s is refused at the door', async (_, lines, status) => {
  await using front = await openTestFront(async () => new Response('in'))
  const heard = await spoken(front.url, lines)
  expect(heard).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(heard).toContain('Content-Security-Policy: ')
})

test('a body that turns to nonsense on its way is answered too', async () => {
  await using front = await openTestFront(async (request) => new Response(await request.text()))
  const head = 'POST /api/v1/feedback HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n'
  expect(await spoken(front.url, `${head}5\r\nhello\r\nnonsense\r\n`)).toMatch(/^HTTP\/1\.1 400 /)
})

test('the second request of a kept connection is refused as politely as the first', async () => {
  await using front = await openTestFront(async () => new Response('in'))
  const lines = `GET /api/v1/me HTTP/1.1\r\nHost: localhost\r\n\r\n`
  const socket = connect(Number(new URL(front.url).port), '127.0.0.1')
  socket.write(lines)
  await once(socket, 'data')
  socket.write(`GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ${'x'.repeat(17_000)}\r\n\r\n`)
  const [again] = await once(socket, 'data')
  expect(String(again)).toMatch(/^HTTP\/1\.1 431 /)
  socket.destroy()
})

test('what is noted of a request is its template, never an id or a query', async () => {
  await using front = await openTestFront(async () => new Response(null, { status: 404 }))
  await fetch(`${front.url}/api/v1/game_state/5f0c?email=a@b.example`)
  await fetch(`${front.url}/api/v1/no/such/a@b.example`)
  await fetch(`${front.url}/someone@b.example`, { method: 'PROPFIND' })
  await sleep(20)
  expect(front.answers.map(({ method, route, status }) => [method, route, status])).toEqual([
    ['GET', '/api/v1/game_state/{id}', 404],
    ['GET', '/api/*', 404],
    ['OTHER', '/*', 405],
  ])
})

test('a listener who leaves is noted, and the telling is not disturbed', async () => {
  let told = false
  await using front = await openTestFront(async () => {
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('once')),
    })
    sleep(50).then(() => {
      told = true
    })
    return new Response(body)
  })
  const leaving = new AbortController()
  const response = await fetch(`${front.url}/api/v1/demo/turn`, { method: 'POST', signal: leaving.signal })
  await response.body?.getReader().read()
  leaving.abort()
  await sleep(100)
  expect(told).toBe(true)
  expect(front.answers).toMatchObject([{ route: '/api/v1/demo/turn', status: 200, cut: true }])
  expect(front.failures).toEqual([])
})
