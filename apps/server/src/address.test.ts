import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isLoopback, visitorAddress } from './address.ts'

describe('with no proxy in front', () => {
  test('a visitor is the other end of the socket', () => {
    expect(visitorAddress('203.0.113.7', undefined, 0)).toBe('203.0.113.7')
  })

  test('what a visitor claims to be forwarded for counts nothing', () => {
    expect(visitorAddress('203.0.113.7', '198.51.100.1', 0)).toBe('203.0.113.7')
  })

  test.each([
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['0:0:0:0:0:FFFF:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('%s is counted as %s', (socket, address) => {
    expect(visitorAddress(socket, undefined, 0)).toBe(address)
  })

  test('a socket that is already gone has no address', () => {
    expect(visitorAddress(undefined, undefined, 0)).toBe('unknown')
  })
})

describe('behind proxies of ours', () => {
  test.each<[number, string, string]>([
    [1, '198.51.100.1', '198.51.100.1'],
    [1, '6.6.6.6, 198.51.100.1', '198.51.100.1'],
    [2, '6.6.6.6, 198.51.100.1, 10.0.0.2', '198.51.100.1'],
    [1, ' 198.51.100.1 ', '198.51.100.1'],
    [1, '198.51.100.1:4711', '198.51.100.1'],
    [1, '[2001:db8:1:2::9]:4711', '2001:db8:1:2::/64'],
    [1, '2001:db8:1:2::9', '2001:db8:1:2::/64'],
    [1, '::ffff:198.51.100.1', '198.51.100.1'],
  ])('%i of them, "%s" is %s', (hops, header, address) => {
    expect(visitorAddress('10.0.0.1', header, hops)).toBe(address)
  })

  test.each([
    '',
    ',',
    'unknown',
    '_hidden',
    '010.0.0.1',
    '1.2.3.4.5',
    '999.1.1.1',
    '[::1',
    '::ffff:999.1.1.1',
    '<script>',
    '198.51.100.1\u0000',
    '6.6.6.6,',
  ])('a last entry of "%s" leaves the proxy itself as the visitor', (header) => {
    expect(visitorAddress('10.0.0.1', header, 1)).toBe('10.0.0.1')
  })

  test('a list shorter than our proxies was not written by them', () => {
    expect(visitorAddress('10.0.0.1', '6.6.6.6', 2)).toBe('10.0.0.1')
  })

  test('nothing that a visitor puts in front of the list changes who they are', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (claim) => {
        expect(visitorAddress('10.0.0.1', `${claim}, 198.51.100.1`, 1)).toBe('198.51.100.1')
      }),
    )
  })

  test('any header at all gives an IPv4 address or a /64', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.ipV4(), fc.ipV6()),
        fc.integer({ min: 0, max: 3 }),
        (header, hops) => {
          expect(visitorAddress('10.0.0.1', header, hops)).toMatch(
            /^(\d+\.\d+\.\d+\.\d+|([0-9a-f]+:){4}:\/64)$/,
          )
        },
      ),
    )
  })
})

test.each(['localhost', '127.0.0.1', '127.1.2.3', '::1', '[::1]', 'LOCALHOST'])(
  '%s is this machine',
  (host) => {
    expect(isLoopback(host)).toBe(true)
  },
)

test.each(['0.0.0.0', '::', '127.example.org', 'localhost.example.org', '10.0.0.1', '1271.0.0.1'])(
  '%s is not only this machine',
  (host) => {
    expect(isLoopback(host)).toBe(false)
  },
)
