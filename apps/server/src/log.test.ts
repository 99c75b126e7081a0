import { expect, test } from 'vitest'
import { logAnswer, logFailure, logNotice, openLog } from './log.ts'

const listen = () => {
  const lines: Record<string, unknown>[] = []
  return { lines, log: openLog({ write: (line) => lines.push(JSON.parse(line)) }) }
}
const answer = { method: 'POST', route: '/api/v1/demo/turn', status: 200, seconds: 1.2345, cut: false }

test('an answered request is one line: what, how it ended, how long it took', () => {
  const { lines, log } = listen()
  logAnswer(log, answer)
  logAnswer(log, { ...answer, status: 503, cut: true })
  logAnswer(log, { ...answer, route: '/assets/*' })
  expect(lines).toMatchObject([
    { level: 30, method: 'POST', route: '/api/v1/demo/turn', status: 200, ms: 1235 },
    { level: 50, status: 503, cut: true },
  ])
  expect(lines).toHaveLength(2)
})

test('a notice has its own weight', () => {
  const { lines, log } = listen()
  logNotice(log, 'turn_told', { storyteller: 'embedded' })
  logNotice(log, 'admin_refused')
  logNotice(log, 'server_error', { code: 'X' })
  expect(lines).toMatchObject([
    { level: 30, msg: 'turn_told', storyteller: 'embedded' },
    { level: 40, msg: 'admin_refused' },
    { level: 50, msg: 'server_error' },
  ])
})

test('whoever is named by mistake is left out', () => {
  const { lines, log } = listen()
  logNotice(log, 'mail_asked', {
    email: 'yuna@example.org',
    address: '203.0.113.7',
    text: '사랑해',
    language: 'ko',
  })
  expect(lines[0]).toMatchObject({ msg: 'mail_asked', language: 'ko' })
  expect(JSON.stringify(lines)).not.toMatch(/yuna|203\.0|사랑해/)
})

test('of a failure its kind and its place are told, never its words', () => {
  const { lines, log } = listen()
  const failure = Object.assign(new Error('duplicate key (email)=(yuna@example.org)'), { code: '23505' })
  logFailure(log, failure, 'request failed')
  logFailure(log, 'yuna@example.org', 'crashed', 'fatal')
  expect(lines).toMatchObject([
    {
      level: 50,
      failure: '23505',
      msg: 'request failed',
      at: expect.arrayContaining([expect.stringContaining('log.test.ts')]),
    },
    { level: 60, failure: 'unknown', msg: 'crashed' },
  ])
  expect(JSON.stringify(lines)).not.toContain('yuna')
})
