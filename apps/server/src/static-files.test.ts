import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Files, loadFiles, staticFiles } from './static-files.ts'
import { BUILD, makeBuild } from './testing/web-build.ts'

let build: Awaited<ReturnType<typeof makeBuild>>
let files: Files
beforeAll(async () => {
  build = await makeBuild()
  files = await loadFiles(build.folder)
})
afterAll(() => build[Symbol.asyncDispose]())

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  staticFiles(files)(new Request(`http://localhost${path}`, { headers, method }))

describe('a file of the build', () => {
  test.each([
    ['/assets/index-abc.js', 'text/javascript; charset=utf-8'],
    ['/assets/index-abc.css', 'text/css; charset=utf-8'],
    ['/assets/gowun-abc.woff2', 'font/woff2'],
    ['/logo.svg', 'image/svg+xml'],
    ['/site.webmanifest', 'application/manifest+json'],
    ['/', 'text/html; charset=utf-8'],
    ['/index.html', 'text/html; charset=utf-8'],
  ])('%s comes whole as %s', async (path, type) => {
    const response = await get(path)
    const name = path === '/' ? 'index.html' : path.slice(1)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe(type)
    expect(await response.text()).toBe(BUILD[name as keyof typeof BUILD])
  })

  test('with a name that changes with its content is kept for a year', async () => {
    expect((await get('/assets/index-abc.js')).headers.get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    )
  })

  test.each(['/', '/logo.svg', '/gameplay'])('%s is asked for again each time', async (path) => {
    expect((await get(path)).headers.get('cache-control')).toBe('no-cache')
  })

  test('is found under its page’s name', async () => {
    expect(await (await get('/privacy')).text()).toBe(BUILD['privacy.html'])
  })
})

describe('a compressed file', () => {
  const undo = { br: brotliDecompressSync, gzip: gunzipSync }
  test.each<[string, keyof typeof undo]>([
    ['gzip, deflate, br, zstd', 'br'],
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['GZIP', 'gzip'],
  ])('comes to "%s" as %s', async (wish, encoding) => {
    const response = await get('/assets/index-abc.js', { 'accept-encoding': wish })
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(response.headers.get('vary')).toBe('Accept-Encoding')
    const body = Buffer.from(await response.arrayBuffer())
    expect(body.length).toBe(Number(response.headers.get('content-length')))
    expect(undo[encoding](body).toString()).toBe(BUILD['assets/index-abc.js'])
  })

  test.each(['', 'identity', 'br;q=0', 'brotli', 'gzip;q=0.000'])('comes plain to "%s"', async (wish) => {
    const response = await get('/assets/index-abc.js', { 'accept-encoding': wish })
    expect(response.headers.get('content-encoding')).toBeNull()
    expect(response.headers.get('vary')).toBe('Accept-Encoding')
  })

  test('is not made of what is compressed already', async () => {
    const response = await get('/assets/gowun-abc.woff2', { 'accept-encoding': 'br' })
    expect(response.headers.get('content-encoding')).toBeNull()
    expect(response.headers.get('vary')).toBeNull()
  })
})

describe('a browser that has it already', () => {
  const tagOf = async (headers: Record<string, string>) => (await get('/', headers)).headers.get('etag') ?? ''

  test.each([{}, { 'accept-encoding': 'br' }, { 'accept-encoding': 'gzip' }])(
    'is told so (%o)',
    async (headers) => {
      const tag = await tagOf(headers)
      for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
        const response = await get('/', { ...headers, 'if-none-match': known })
        expect(response.status).toBe(304)
        expect(response.headers.get('etag')).toBe(tag)
        expect(await response.text()).toBe('')
      }
    },
  )

  test('in another encoding has something else', async () => {
    expect((await get('/', { 'if-none-match': await tagOf({ 'accept-encoding': 'br' }) })).status).toBe(200)
  })
})

test('HEAD tells the length and sends nothing', async () => {
  const response = await get('/assets/index-abc.css', {}, 'HEAD')
  expect(response.status).toBe(200)
  expect(response.headers.get('content-length')).toBe(String(BUILD['assets/index-abc.css'].length))
  expect(await response.text()).toBe('')
})

test.each(['POST', 'DELETE', 'PUT'])('%s changes nothing', async (method) => {
  const response = await get('/', {}, method)
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe('GET, HEAD')
})

describe('a path that is no file', () => {
  test.each<[string, string]>([
    ['/gameplay', '*/*'],
    ['/npc-wizard/2', '*/*'],
    ['/no/such/page', 'text/html'],
    ['/what.is-this', 'text/html,application/xhtml+xml'],
    ['/%E4%BA%BA', '*/*'],
    ['/%zz', 'text/html'],
  ])('%s (%s) is left to the router', async (path, accept) => {
    const response = await get(path, { accept })
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(await response.text()).toBe(BUILD['index.html'])
  })

  test.each<[string, string]>([
    ['/assets/index-old.js', '*/*'],
    ['/assets/index-old.js', 'text/html'],
    ['/assets/', 'text/html'],
    ['/missing.png', 'image/avif,*/*'],
    ['/.hidden.txt', '*/*'],
  ])('%s (%s) is a file that is not there', async (path, accept) => {
    expect((await get(path, { accept })).status).toBe(404)
  })

  test.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/%2e%2e%2f%2e%2e%2fsecret.txt',
    '/..%5csecret.txt',
    '/%252e%252e/secret.txt',
    '//secret.txt',
    '/secret.txt%00.html',
    '/.hidden',
    '/assets/..;/..;/secret.txt',
  ])('%s leads nowhere outside the build', async (path) => {
    expect(await (await get(path, { accept: 'text/html' })).text()).not.toContain('nobody may read this')
    expect(await (await get(path)).text()).not.toContain('nobody may read this')
  })
})

test('before the build there is a sentence instead of a page', async () => {
  const none = await loadFiles('/no/such/folder')
  const response = await staticFiles(none)(new Request('http://localhost/gameplay'))
  expect(response.status).toBe(503)
  expect(await response.text()).toMatch(/not been built yet/)
})
