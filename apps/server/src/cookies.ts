import type { Credential, Identity } from '@inyeon/api'

const NAMES: Record<Credential, string> = { visitor: 'vis', pending: 'pend', admin: 'adm' }
const TOKEN = /^[A-Za-z0-9_-]{43}$/

/** The first well-formed token under this name; whatever else a header holds is nobody's. */
const tokenIn = (header: string, name: string): string | undefined => {
  for (const pair of header.split(';')) {
    const [key = '', value = ''] = pair.trim().split('=', 2)
    if (key === name && TOKEN.test(value)) return value
  }
  return undefined
}

/** A browser is whoever sends the cookie we gave it. Scripts cannot read it; other sites cannot send it. */
export const cookies = (publicUrl: string | undefined): Identity => {
  const secure = publicUrl?.startsWith('https:') ?? false
  const nameOf = (credential: Credential) => `${secure ? '__Host-' : ''}${NAMES[credential]}`
  const line = (credential: Credential, value: string, seconds: number): [string, string] => {
    const site = credential === 'admin' ? 'Strict' : 'Lax'
    const attributes = [
      'Path=/',
      `Max-Age=${seconds}`,
      'HttpOnly',
      `SameSite=${site}`,
      ...(secure ? ['Secure'] : []),
    ]
    return ['Set-Cookie', [`${nameOf(credential)}=${value}`, ...attributes].join('; ')]
  }
  return {
    token: (request, credential) => tokenIn(request.headers.get('cookie') ?? '', nameOf(credential)),
    tie: (credential, token, seconds) => [line(credential, token, Math.floor(seconds))],
    untie: (credential) => [line(credential, '', 0)],
  }
}
