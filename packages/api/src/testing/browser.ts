import { API_BASE } from '@inyeon/contract'
import type { Api } from '../app.ts'
import { ADDRESS, CREDENTIALS, ORIGIN } from './test-house.ts'

export interface CallOptions {
  readonly method?: string
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** Sent as it is instead of JSON. */
  readonly raw?: BodyInit
}

/** One browser: it remembers what it was tied to, and sends it along. */
export interface Browser {
  call(path: string, options?: CallOptions): Promise<Response>
  /** Posts JSON and reads JSON. */
  post(
    path: string,
    body: unknown,
    headers?: Readonly<Record<string, string>>,
  ): Promise<{ status: number; json: Record<string, unknown> }>
  get(path: string): Promise<{ status: number; json: Record<string, unknown> }>
  /** What it would send to prove who it is; for tests that steal or forge it. */
  readonly jar: Map<string, string>
}

/** A browser that talks to an API in this process. */
export const openBrowser = (api: Api, address = ADDRESS): Browser => {
  const jar = new Map<string, string>()
  const call: Browser['call'] = async (path, { method, body, headers, raw } = {}) => {
    const sent = raw ?? (body === undefined ? undefined : JSON.stringify(body))
    const request = new Request(ORIGIN + (path.startsWith('/api') ? path : API_BASE + path), {
      method: method ?? (sent === undefined ? 'GET' : 'POST'),
      headers: {
        ...(sent !== undefined && { 'Content-Type': 'application/json' }),
        ...Object.fromEntries([...jar].map(([name, token]) => [`X-Test-${name}`, token])),
        ...headers,
      },
      ...(sent !== undefined && { body: sent, ...(sent instanceof ReadableStream && { duplex: 'half' }) }),
    } as RequestInit)
    const response = await api.fetch(request, { address })
    for (const credential of CREDENTIALS) {
      const set = response.headers.get(`X-Test-Set-${credential}`)
      if (set === '') jar.delete(credential)
      else if (set !== null) jar.set(credential, set)
    }
    return response
  }
  return {
    call,
    jar,
    post: async (path, body, headers) =>
      read(await call(path, { method: 'POST', body, ...(headers && { headers }) })),
    get: async (path) => read(await call(path)),
  }
}

const read = async (response: Response) => {
  const text = await response.text()
  return { status: response.status, json: (text === '' ? {} : JSON.parse(text)) as Record<string, unknown> }
}
