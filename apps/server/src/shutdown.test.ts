import { once } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { type Child, runChild } from './testing/child.ts'

const children: Child[] = []
afterEach(() => {
  for (const child of children.splice(0)) child.process.kill('SIGKILL')
})

const openSlowHouse = async () => {
  const child = runChild('testing/slow-house.ts')
  children.push(child)
  const [url] = await child.says(/http:\/\/\S+/)
  return { child, url }
}

test('a turn that is being told when the house closes is heard to its end', { timeout: 20_000 }, async () => {
  const { child, url } = await openSlowHouse()
  const response = await fetch(`${url}/api/v1/demo/turn`, { method: 'POST' })
  child.process.kill('SIGTERM')
  expect(await response.text()).toBe('하나둘셋넷다섯')
  expect(await child.ended).toBe(0)
  expect(child.heard.out).toContain('put away')
})

test('a closing house lets nobody in', { timeout: 20_000 }, async () => {
  const { child, url } = await openSlowHouse()
  const response = await fetch(`${url}/api/v1/demo/turn`, { method: 'POST' })
  child.process.kill('SIGINT')
  await sleep(100)
  const refused = new Promise((resolve) => request(`${url}/`, { agent: false }).once('error', resolve).end())
  expect(await refused).toMatchObject({ code: 'ECONNREFUSED' })
  expect(await response.text()).toContain('다섯')
  expect(await child.ended).toBe(0)
})

test('an idle visitor does not hold the house open', { timeout: 20_000 }, async () => {
  const { child, url } = await openSlowHouse()
  await (await fetch(`${url}/`)).text()
  const asked = performance.now()
  child.process.kill('SIGTERM')
  expect(await child.ended).toBe(0)
  expect(performance.now() - asked).toBeLessThan(2_000)
})

test('nor does one who came in and asked nothing, or stopped in the middle of asking', {
  timeout: 20_000,
}, async () => {
  const { child, url } = await openSlowHouse()
  for (const words of ['', 'POST /api/v1/demo/turn HTTP/1.1\r\nHo']) {
    const socket = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => {})
    await once(socket, 'connect')
    socket.write(words)
  }
  const asked = performance.now()
  child.process.kill('SIGTERM')
  expect(await child.ended).toBe(0)
  expect(performance.now() - asked).toBeLessThan(2_000)
})

test('a second signal ends it at once', { timeout: 20_000 }, async () => {
  const { child, url } = await openSlowHouse()
  const response = await fetch(`${url}/api/v1/demo/turn`, { method: 'POST' })
  child.process.kill('SIGTERM')
  await sleep(100)
  child.process.kill('SIGTERM')
  await expect(response.text()).rejects.toThrow()
  expect(await child.ended).toBe(1)
  expect(child.heard.out).not.toContain('put away')
})
