import { isIP } from 'node:net'
import { hostname } from 'node:os'
import { isLoopback } from './address.ts'

const nameIn = (host: string): string => host.replace(/:\d{1,5}$/, '')

const DEFAULT_PORT: Record<string, string> = { 'http:': '80', 'https:': '443' }

const published = (publicUrl: string): readonly string[] => {
  const { host, hostname: name, port, protocol } = new URL(publicUrl)
  return port === '' ? [host, `${name}:${DEFAULT_PORT[protocol]}`] : [host]
}

/**
 * Which `Host` headers are ours. A page of somebody else's name that points at this machine's address
 * (DNS rebinding) is refused; an address itself cannot be rebound.
 */
export const ourHosts = (
  publicUrl: string | undefined,
  boundTo: string,
  machine = hostname(),
): ((host: string) => boolean) => {
  const hosts = publicUrl === undefined ? undefined : published(publicUrl)
  const names = new Set([boundTo, machine, `${machine}.local`].map((name) => name.toLowerCase()))
  const isOurs = (header: string): boolean => {
    const host = header.toLowerCase()
    const name = nameIn(host)
    if (isLoopback(name)) return true
    if (hosts) return hosts.includes(host)
    return names.has(name) || isIP(name.replace(/^\[|\]$/g, '')) !== 0
  }
  // nearly every request names the host that the one before it named
  let last: string | undefined
  return (header) => {
    if (header === last) return true
    if (!isOurs(header)) return false
    last = header
    return true
  }
}
