import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { DAY, HOUR, MINUTE } from '@inyeon/engine'
import type { Parcel } from '@inyeon/store'
import { openMemoryStore } from '@inyeon/store/memory'
import { SMTPServer } from 'smtp-server'
import { afterEach, describe, expect, test } from 'vitest'
import { type Carriers, mailCarrier, newsletterCarrier } from './carriers.ts'
import { openLog } from './log.ts'
import { delayAfter, emptyOutbox } from './outbox.ts'

const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

/** An outbox with a clock that a test can turn and a log it can read. */
const openOffice = (carriers: Carriers) => {
  const lines: string[] = []
  const store = openMemoryStore()
  const office = {
    now: 1_000_000,
    lines,
    outbox: store.outbox,
    put: (parcel: Partial<Parcel>) =>
      store.outbox.add({
        id: 'p',
        kind: 'mail',
        content: {},
        tries: 0,
        dueAt: 0,
        createdAt: office.now,
        ...parcel,
      }),
    round: () =>
      emptyOutbox({
        outbox: store.outbox,
        carriers,
        clock: () => office.now,
        log: openLog({ write: (line) => lines.push(line) }),
      }),
  }
  return office
}

const CODE = { to: 'yuna@example.org', subject: '인연', text: '당신의 코드는 12345678입니다.' }

const openMailServer = async (refuse: () => boolean) => {
  const mails: string[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: (_address: unknown, _session: unknown, done: (failure?: Error) => void) =>
      refuse() ? done(new Error('mailbox of yuna@example.org is full')) : done(),
    onData: async (stream: NodeJS.ReadableStream, _session: unknown, done: () => void) => {
      mails.push(await text(stream))
      done()
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  closers.push(() => server.close())
  const { port } = server.server.address() as AddressInfo
  return { mails, url: `smtp://127.0.0.1:${port}` }
}

describe('a mail', () => {
  test('is sent once, with its sender, its words and a name of its own', async () => {
    const { mails, url } = await openMailServer(() => false)
    const office = openOffice({ mail: mailCarrier({ url, from: 'Inyeon <play@example.org>' }) })
    await office.put({ content: CODE })
    await office.round()
    await office.round()
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatch(/^From: Inyeon <play@example\.org>$/m)
    expect(mails[0]).toMatch(/^To: yuna@example\.org$/m)
    expect(mails[0]).toMatch(/^Message-ID: <p@example\.org>$/m)
    const body = mails[0]?.split('\r\n\r\n')[1]?.replaceAll('\r\n', '') ?? ''
    expect(Buffer.from(body, 'base64').toString()).toContain('12345678')
    expect(await office.outbox.waiting()).toBe(0)
  })

  test('that was refused is sent again after a minute, and no line of the log names anybody', async () => {
    let full = true
    const { mails, url } = await openMailServer(() => full)
    const office = openOffice({ mail: mailCarrier({ url, from: 'play@example.org' }) })
    await office.put({ content: CODE })
    await office.round()
    expect(mails).toHaveLength(0)
    full = false
    office.now += MINUTE - 1
    await office.round()
    expect(mails).toHaveLength(0)
    office.now += 1
    await office.round()
    expect(mails).toHaveLength(1)
    expect(office.lines).toHaveLength(1)
    expect(JSON.parse(office.lines[0] ?? '')).toMatchObject({
      kind: 'mail',
      tries: 1,
      msg: 'parcel not delivered',
    })
    expect(office.lines.join()).not.toMatch(/yuna|example\.org|12345678/)
  })

  test('whose server is away waits for it', async () => {
    const office = openOffice({ mail: mailCarrier({ url: 'smtp://127.0.0.1:1', from: 'play@example.org' }) })
    await office.put({ content: CODE })
    await office.round()
    expect(await office.outbox.waiting()).toBe(1)
  })

  test('with a code that no longer opens anything is not sent', async () => {
    const sent: string[] = []
    const office = openOffice({ mail: async (_, id) => void sent.push(id) })
    await office.put({ id: 'old', content: { ...CODE, expiresAt: String(office.now) } })
    await office.put({ id: 'new', content: { ...CODE, expiresAt: String(office.now + 1) } })
    await office.round()
    expect(sent).toEqual(['new'])
    expect(await office.outbox.waiting()).toBe(0)
  })
})

test('a failing parcel waits a minute, then twice as long each time, at most six hours', () => {
  expect([1, 2, 3, 9, 10, 40].map(delayAfter)).toEqual([
    MINUTE,
    2 * MINUTE,
    4 * MINUTE,
    256 * MINUTE,
    6 * HOUR,
    6 * HOUR,
  ])
})

test('after three days it is given up, with a line that names nobody', async () => {
  const office = openOffice({ mail: () => Promise.reject(new Error('no yuna@example.org here')) })
  await office.put({ content: CODE })
  const start = office.now
  let rounds = 0
  while ((await office.outbox.waiting()) > 0 && rounds < 100) {
    await office.round()
    office.now += 6 * HOUR
    rounds += 1
  }
  expect(office.now - start).toBeGreaterThan(3 * DAY)
  expect(office.now - start).toBeLessThan(4 * DAY)
  expect(office.lines.at(-1)).toContain('parcel given up')
  expect(office.lines.join()).not.toContain('yuna')
})

test('a parcel that nobody can carry waits for a carrier', async () => {
  const office = openOffice({})
  await office.put({ kind: 'newsletter', content: { email: 'yuna@example.org' } })
  await office.round()
  expect(await office.outbox.waiting()).toBe(1)
  expect(office.lines[0]).toContain('NO_CARRIER')
})

describe('a newsletter registration', () => {
  const openList = async (answer: (asked: IncomingMessage) => [number, Record<string, string>]) => {
    const asked: { path: string; body: string; type: string }[] = []
    const server = createServer(async (request, response) => {
      const type = request.headers['content-type'] ?? ''
      asked.push({ path: `${request.method} ${request.url}`, type, body: await text(request) })
      response.writeHead(...answer(request)).end()
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    closers.push(() => {
      server.closeAllConnections()
      server.close()
    })
    const office = openOffice({
      newsletter: newsletterCarrier(`http://127.0.0.1:${(server.address() as AddressInfo).port}/join`),
    })
    await office.put({ kind: 'newsletter', content: { email: 'yu+na@example.org', language: 'ko' } })
    await office.round()
    return { asked, waiting: await office.outbox.waiting(), lines: office.lines }
  }

  test('is posted as a form would post it', async () => {
    const { asked, waiting } = await openList(() => [200, {}])
    expect(asked).toEqual([
      {
        path: 'POST /join',
        type: 'application/x-www-form-urlencoded;charset=UTF-8',
        body: 'email=yu%2Bna%40example.org&language=ko',
      },
    ])
    expect(waiting).toBe(0)
  })

  test('is done when the form leads to its own thank-you page', async () => {
    const { asked, waiting } = await openList(() => [303, { location: '/thanks' }])
    expect(asked).toHaveLength(1)
    expect(waiting).toBe(0)
  })

  test.each<[string, number, Record<string, string>]>([
    ['another host', 302, { location: 'http://localhost:1/steal' }],
    ['another host that wants the form', 307, { location: 'http://localhost:1/steal' }],
    ['nowhere', 302, {}],
    ['a refusal', 400, {}],
    ['an error', 500, {}],
  ])('that ends at %s is tried again later, and follows nobody', async (_, status, headers) => {
    const { asked, waiting, lines } = await openList(() => [status, headers])
    expect(asked).toHaveLength(1)
    expect(waiting).toBe(1)
    expect(lines[0]).toContain(`HTTP_${status}`)
    expect(lines.join()).not.toContain('example.org')
  })
})
