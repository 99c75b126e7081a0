import { expect, test } from 'vitest'
import { ourHosts } from './our-hosts.ts'

test.each([
  'localhost:3000',
  '127.0.0.1:3000',
  '[::1]:3000',
  '192.0.2.8:3000',
  '[2001:db8::8]',
  'porch',
  'porch.local:3000',
])('with no PUBLIC_URL, %s is ours', (host) => {
  expect(ourHosts(undefined, '127.0.0.1', 'porch')(host)).toBe(true)
})

test.each([
  'evil.example',
  'localhost.evil.example:3000',
  '127.0.0.1.evil.example',
  '',
  ':3000',
  'evil.example:127',
])('with no PUBLIC_URL, "%s" is somebody else’s name for this machine', (host) => {
  expect(ourHosts(undefined, '127.0.0.1', 'porch')(host)).toBe(false)
})

test.each(['play.example.org', 'PLAY.example.org', 'play.example.org:443', 'localhost:3000'])(
  'with a PUBLIC_URL, %s is ours',
  (host) => {
    expect(ourHosts('https://play.example.org', '0.0.0.0', 'porch')(host)).toBe(true)
  },
)

test.each([
  'play.example.org:80',
  'evil.example',
  '192.0.2.8',
  'porch',
  'play.example.org.evil.example',
  'x@play.example.org',
])('with a PUBLIC_URL, %s is not ours', (host) => {
  expect(ourHosts('https://play.example.org', '0.0.0.0', 'porch')(host)).toBe(false)
})
