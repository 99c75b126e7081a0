import type { AddressInfo } from 'node:net'
import type { ServerSettings } from './settings.ts'

const inUrl = ({ address, family }: AddressInfo): string => (family === 'IPv6' ? `[${address}]` : address)

/** The one line that a person waits for. */
export const welcome = ({ publicUrl, host }: ServerSettings, bound: AddressInfo): string => {
  const everywhere = ['0.0.0.0', '::'].includes(bound.address)
  const here = `http://${everywhere || host === 'localhost' ? 'localhost' : inUrl(bound)}:${bound.port}`
  return `Inyeon is open at ${publicUrl ?? here}`
}

/** Why the house could not be opened, in words for whoever tried. */
export const whyNot = (failure: unknown, { host, port }: ServerSettings): string => {
  const { code, name, message } = failure as { code?: string; name?: string; message?: string }
  if (code === 'EADDRINUSE') return `Port ${port} of ${host} is taken. Set PORT to another one.`
  if (code === 'EACCES' && message?.includes('listen'))
    return `Port ${port} of ${host} may not be used by this account.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST is "${host}", but this machine has no such address.`
  if (name === 'StoreUnavailable') return 'The database of DATABASE_URL cannot be reached.'
  return message ?? String(failure)
}
