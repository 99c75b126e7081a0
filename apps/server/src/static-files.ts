import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
}
const SHRINKS = /^text\/|json|xml|x-icon/
const SMALLEST = 512

type Encoding = 'br' | 'gzip' | 'identity'

interface File {
  readonly type: string
  readonly tag: string
  readonly cache: string
  readonly bodies: Readonly<Partial<Record<Encoding, Uint8Array<ArrayBuffer>>>>
}

/** By address; read and compressed when somebody first asks for it, so that a start waits for none of it. */
export type Files = ReadonlyMap<string, () => Promise<File>>

const brotli = promisify(brotliCompress)
const squeeze = promisify(gzip)
// Quality 11 would hold the first visitor back to save a few percent more.
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

const loadFile = async (path: string, url: string): Promise<File> => {
  const plain = Uint8Array.from(await readFile(path))
  const type = TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream'
  const shrinks = SHRINKS.test(type) && plain.length >= SMALLEST
  return {
    type,
    tag: createHash('sha256').update(plain).digest('base64url').slice(0, 22),
    cache: url.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    bodies: {
      identity: plain,
      ...(shrinks
        ? { br: Uint8Array.from(await brotli(plain, BROTLI)), gzip: Uint8Array.from(await squeeze(plain)) }
        : {}),
    },
  }
}

/** `/privacy.html` and `/privacy/index.html` are also the page `/privacy`. */
const namesOf = (url: string): readonly string[] => {
  const page = /^(.*?)(?:\/index)?\.html$/.exec(url)?.[1]
  return page === undefined ? [url] : [url, page || '/']
}

const once = <Value>(make: () => Promise<Value>): (() => Promise<Value>) => {
  let made: Promise<Value> | undefined
  return () => {
    made ??= make().catch((failure: unknown) => {
      made = undefined
      throw failure
    })
    return made
  }
}

/**
 * The web build. Only what stands in this map can be served, so no path leads outside of it. (sirv and Hono's serve-static want compressed files beside the plain ones, which nobody builds.)
 */
export const loadFiles = async (folder: string): Promise<Files> => {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const named = found
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path, url: path.slice(join(folder, '.').length).split(sep).join('/') }))
  return new Map(
    named.flatMap(({ path, url }) => {
      const file = once(() => loadFile(path, url))
      return namesOf(url).map((name) => [name, file] as const)
    }),
  )
}

const accepts = (header: string, encoding: string): boolean =>
  header.split(',').some((wish) => {
    const [name = '', ...parameters] = wish
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/)
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
  })

const chosen = (file: File, header: string): Encoding =>
  (['br', 'gzip'] as const).find((encoding) => file.bodies[encoding] && accepts(header, encoding)) ??
  'identity'

const isFresh = (header: string, tag: string): boolean =>
  header.split(',').some((each) => ['*', tag].includes(each.trim().replace(/^W\//, '')))

const send = (file: File, request: Request): Response => {
  const encoding = chosen(file, request.headers.get('accept-encoding') ?? '')
  const body = file.bodies[encoding] ?? new Uint8Array()
  const tag = `"${file.tag}${encoding === 'identity' ? '' : `-${encoding}`}"`
  const headers = new Headers({ 'Cache-Control': file.cache, ETag: tag })
  if (file.bodies.br) headers.set('Vary', 'Accept-Encoding')
  if (isFresh(request.headers.get('if-none-match') ?? '', tag))
    return new Response(null, { status: 304, headers })
  headers.set('Content-Type', file.type)
  headers.set('Content-Length', String(body.length))
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding)
  return new Response(request.method === 'HEAD' ? null : body, { headers })
}

const sentence = (status: number, text: string, more: Record<string, string> = {}): Response =>
  new Response(`${text}\n`, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...more },
  })

const decoded = (pathname: string): string => {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}

const isPage = (path: string, accept: string): boolean =>
  !path.startsWith('/assets/') && (extname(path) === '' || accept.includes('text/html'))

/** Answers with a file of the build; the router in the browser takes it from there. */
export const staticFiles =
  (files: Files) =>
  async (request: Request): Promise<Response> => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return sentence(405, 'This can only be read.', { Allow: 'GET, HEAD' })
    const path = decoded(new URL(request.url).pathname)
    const file = files.get(path)
    if (file) return send(await file(), request)
    if (!isPage(path, request.headers.get('accept') ?? '')) return sentence(404, 'There is no such file.')
    const index = files.get('/')
    if (index) return send(await index(), request)
    return sentence(503, 'The pages have not been built yet: run npm start. The API under /api/v1 answers.', {
      'Retry-After': '30',
    })
  }
