import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { houseHeaders } from './headers.ts'
import { loadFiles } from './static-files.ts'
import { openTestFront, type TestFront } from './testing/front.ts'
import { makeBuild } from './testing/web-build.ts'

const answer = async (request: Request) => {
  const { pathname } = new URL(request.url)
  if (pathname.endsWith('/broken')) throw new Error('broken')
  if (pathname.endsWith('/turn')) return new Response(new ReadableStream({ start: (c) => c.close() }))
  if (pathname.endsWith('/cached'))
    return new Response('{}', { headers: { 'Cache-Control': 'public, max-age=60' } })
  return Response.json({}, { status: pathname.endsWith('/missing') ? 404 : 200 })
}

let build: Awaited<ReturnType<typeof makeBuild>>
let front: TestFront
beforeAll(async () => {
  build = await makeBuild()
  front = await openTestFront(answer, {
    files: await loadFiles(build.folder),
    publicUrl: 'https://play.example.org',
  })
})
afterAll(async () => {
  await front[Symbol.asyncDispose]()
  await build[Symbol.asyncDispose]()
})

const everyAnswer: readonly [string, string, string, number][] = [
  ['a page', 'GET', '/', 200],
  ['a page of the router', 'GET', '/gameplay', 200],
  ['an asset', 'GET', '/assets/index-abc.js', 200],
  ['a font', 'HEAD', '/assets/gowun-abc.woff2', 200],
  ['a missing asset', 'GET', '/assets/none.js', 404],
  ['a page that cannot be posted to', 'POST', '/', 405],
  ['the operator’s page', 'GET', '/admin', 200],
  ['an API reply', 'GET', '/api/v1/config', 200],
  ['the API’s own pages', 'GET', '/api/v1/docs', 200],
  ['an API refusal', 'GET', '/api/v1/missing', 404],
  ['a streamed turn', 'POST', '/api/v1/demo/turn', 200],
  ['a broken call', 'GET', '/api/v1/broken', 500],
  ['no path of the API', 'GET', '/api', 200],
]

describe.each(everyAnswer)('%s', (_, method, path, status) => {
  test('carries every header of the house', async () => {
    const response = await fetch(`${front.url}${path}`, { method })
    await response.arrayBuffer()
    expect(response.status).toBe(status)
    const headers = Object.fromEntries(response.headers)
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    })
    expect(headers).not.toHaveProperty('x-powered-by')
    expect(headers).not.toHaveProperty('server')
  })
})

test('a 304 carries them too', async () => {
  const tag = (await fetch(front.url)).headers.get('etag') ?? ''
  const response = await fetch(front.url, { headers: { 'if-none-match': tag } })
  expect(response.status).toBe(304)
  expect(response.headers.get('content-security-policy')).not.toBeNull()
})

test('nothing of the API is kept by a cache, unless the API says so', async () => {
  const cache = async (path: string) => (await fetch(`${front.url}${path}`)).headers.get('cache-control')
  expect(await cache('/api/v1/me')).toBe('no-store')
  expect(await cache('/api/v1/missing')).toBe('no-store')
  expect(await cache('/api/v1/cached')).toBe('public, max-age=60')
})

test('the operator’s page is kept nowhere and listed nowhere', async () => {
  const { headers } = await fetch(`${front.url}/admin`)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('x-robots-tag')).toBe('noindex')
})

const policyOf = (tagManagerId: string | undefined): Record<string, string> =>
  Object.fromEntries(
    (houseHeaders({ publicUrl: undefined, tagManagerId })['Content-Security-Policy'] ?? '')
      .split('; ')
      .map((directive) => [directive.split(' ', 1)[0], directive.slice(directive.indexOf(' ') + 1)]),
  )

test('only our own files may be run, shown or asked', () => {
  expect(policyOf(undefined)).toEqual({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self'",
    'img-src': "'self' data: blob:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'worker-src': "'self'",
    'manifest-src': "'self'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'base-uri': "'none'",
    'object-src': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'inyeon-workers',
  })
})

test('a tag manager’s hosts are let in only where the operator has set one', () => {
  expect(policyOf('GTM-ABC123')).toMatchObject({
    'script-src': "'self' https://www.googletagmanager.com",
    'connect-src': expect.stringContaining('https://*.google-analytics.com'),
    'trusted-types': 'inyeon-workers inyeon-tags',
  })
  expect(JSON.stringify(policyOf(undefined))).not.toContain('google')
})

test('on plain http nobody is told to come back by https', () => {
  expect(houseHeaders({ publicUrl: 'http://localhost:3000', tagManagerId: undefined })).not.toHaveProperty(
    'Strict-Transport-Security',
  )
})
