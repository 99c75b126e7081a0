import type { Browser } from '@inyeon/api/testing/browser'
import type { OpenStage } from '@inyeon/api/testing/stage'
import { startServer } from '../testing/server.ts'

const COOKIES: Readonly<Record<string, string>> = { vis: 'visitor', pend: 'pending', adm: 'admin' }

/** A browser that talks to a real server, with a jar for the three cookies of the house. */
export const httpBrowser = (url: string): Browser => {
  const jar = new Map<string, string>()
  const call: Browser['call'] = async (path, { method, body, headers, raw } = {}) => {
    const sent = raw ?? (body === undefined ? undefined : JSON.stringify(body))
    const cookie = Object.entries(COOKIES).flatMap(([name, kind]) =>
      jar.has(kind) ? [`${name}=${jar.get(kind)}`] : [],
    )
    const response = await fetch(url + (path.startsWith('/api') ? path : `/api/v1${path}`), {
      method: method ?? (sent === undefined ? 'GET' : 'POST'),
      headers: {
        ...(sent !== undefined && { 'Content-Type': 'application/json' }),
        ...(cookie.length > 0 && { Cookie: cookie.join('; ') }),
        ...headers,
      },
      ...(sent !== undefined && { body: sent, duplex: 'half' }),
    } as RequestInit)
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...rules] = line.split(';')
      const [name = '', value = ''] = pair.split('=')
      const kind = COOKIES[name]
      if (kind === undefined) continue
      if (value === '' || rules.some((rule) => /^\s*Max-Age=0$/i.test(rule))) jar.delete(kind)
      else jar.set(kind, value)
    }
    return response
  }
  const read = async (response: Response) => {
    const text = await response.text()
    return { status: response.status, json: (text === '' ? {} : JSON.parse(text)) as Record<string, unknown> }
  }
  return {
    call,
    jar,
    post: async (path, body, headers) =>
      read(await call(path, { method: 'POST', body, ...(headers && { headers }) })),
    get: async (path) => read(await call(path)),
  }
}

/** The wire over HTTP: the same suite, another way of asking. */
export const overHttp =
  (settings: () => Promise<Readonly<Record<string, string>>>): OpenStage =>
  async ({ settings: wished, rateScale } = {}) => {
    const server = await startServer({
      RATE_LIMIT_SCALE: '0',
      ...(await settings()),
      ...(rateScale !== undefined && { RATE_LIMIT_SCALE: String(rateScale) }),
      ...(wished?.maxTurns !== undefined && { MAX_TURNS: String(wished.maxTurns) }),
    })
    return {
      browser: () => httpBrowser(server.url),
      close: async () => {
        server.process.kill('SIGTERM')
        await server.ended
      },
    }
  }
