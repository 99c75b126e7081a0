import { API_BASE, type EndpointName, paths } from '@inyeon/contract/paths'
import { usePreferences } from '../state/preferences.ts'

export interface Asked {
  /** Fills `{id}` in the path. */
  readonly id?: string
  readonly body?: object
  readonly accept?: 'application/json' | 'text/plain'
  readonly signal?: AbortSignal
  readonly headers?: Readonly<Record<string, string>>
}

/** One call as a `Request`, the same whoever answers it. */
export const toRequest = (
  name: EndpointName,
  { id = '', body, accept = 'application/json', signal, headers }: Asked = {},
): Request => {
  const { method, path } = paths[name]
  const url = new URL(API_BASE + path.replace('{id}', encodeURIComponent(id)), window.location.origin)
  return new Request(url, {
    method,
    credentials: 'same-origin',
    headers: {
      Accept: accept,
      'Accept-Language': usePreferences.getState().language,
      ...(method === 'POST' && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    ...(signal !== undefined && { signal }),
  })
}
