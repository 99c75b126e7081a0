import { Problem } from '@inyeon/contract'
import type { House } from '../house.ts'

const SAFE = ['GET', 'HEAD', 'OPTIONS']

/**
 * A call that changes something must come from our own page, or from no page at all: a script sends
 * neither header. The header a browser cannot be talked out of, `Sec-Fetch-Site`, is asked first.
 */
export const guardOrigin = (request: Request, { settings }: House): void => {
  if (SAFE.includes(request.method)) return
  const site = request.headers.get('Sec-Fetch-Site')
  const origin = request.headers.get('Origin')
  const foreign =
    (site !== null && site !== 'same-origin' && site !== 'none') ||
    (origin !== null && !isOwn(origin, request, settings.publicUrl))
  if (foreign) throw new Problem('FORBIDDEN', { reason: 'ORIGIN' })
}

/** Without a public address a proxy may have changed the scheme under us: then the host decides. */
const isOwn = (origin: string, request: Request, publicUrl: string | undefined): boolean => {
  if (publicUrl !== undefined) return origin === new URL(publicUrl).origin
  return URL.parse(origin)?.host === new URL(request.url).host
}

/** Of a request's own address, which is always whole and never asked twice. */
const hostIn = (url: string): string => {
  const start = url.indexOf('//') + 2
  return url.slice(start, url.indexOf('/', start))
}

/** Whoever rebinds a name of theirs to our address is told that the name is not ours. */
export const guardHost = (request: Request, { settings }: House): void => {
  if (!settings.isOurHost(hostIn(request.url))) throw new Problem('MISDIRECTED')
}
