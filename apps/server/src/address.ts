import { isIPv4, isIPv6 } from 'node:net'

/** The eight groups of an IPv6 address; the shape has been checked before. */
const groupsOf = (address: string): readonly number[] => {
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [head = '', tail] = canonical.split('::')
  const numbers = (part: string) =>
    part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16))
  if (tail === undefined) return numbers(head)
  const [before, after] = [numbers(head), numbers(tail)]
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after]
}

const isMapped = (groups: readonly number[]): boolean =>
  groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff

/** An IPv4 address as it is, an IPv6 one cut to its /64: whoever owns one address there owns them all. */
const whoseAddress = (address: string): string | undefined => {
  if (isIPv4(address)) return address
  const [unzoned = ''] = address.split('%')
  if (!isIPv6(unzoned)) return undefined
  const groups = groupsOf(unzoned)
  if (isMapped(groups)) {
    const bytes = groups.slice(6).flatMap((group) => [group >> 8, group & 255])
    return bytes.join('.')
  }
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}

const withoutPort = (entry: string): string =>
  /^\[([^\]]*)\](?::\d+)?$/.exec(entry)?.[1] ?? /^([\d.]+):\d+$/.exec(entry)?.[1] ?? entry

/**
 * Who asks, as far as our own proxies can vouch for it: the entry that the outermost of `hops` of them
 * wrote. Whatever stands left of it is the visitor's own claim.
 */
export const visitorAddress = (
  socket: string | undefined,
  forwardedFor: string | undefined,
  hops: number,
): string => {
  const nearest = whoseAddress(socket ?? '') ?? 'unknown'
  if (hops === 0 || forwardedFor === undefined) return nearest
  const entry = forwardedFor.split(',').at(-hops)?.trim()
  return (entry && whoseAddress(withoutPort(entry))) || nearest
}

/** Whether only this machine can reach that host. */
export const isLoopback = (host: string): boolean => {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase()
  return name === 'localhost' || name === '::1' || (isIPv4(name) && name.startsWith('127.'))
}
