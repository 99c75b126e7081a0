import { describe, expect, test, vi } from 'vitest'
import { askTwice, type Fetch, noting, withFallback } from './with-fallback.ts'

const turn = () =>
  new Request('http://inyeon.test/api/v1/demo/turn', {
    method: 'POST',
    body: JSON.stringify({ request_id: 'one', user_input: '안녕' }),
  })
const answers =
  (status: number): Fetch =>
  async () =>
    new Response(null, { status })
const fails =
  (failure: unknown): Fetch =>
  async () => {
    throw failure
  }
const noServer = new TypeError('Failed to fetch')
const timeout = new DOMException('too long', 'TimeoutError')
const stopped = new DOMException('stopped', 'AbortError')
const localNever = () => vi.fn(async (): Promise<Fetch> => answers(599))

describe('falling back', () => {
  test.each([
    ['no server', noServer],
    ['a time-out', timeout],
  ])('%s: this browser answers', async (_, failure) => {
    const ask = withFallback(fails(failure), async () => answers(200))
    expect((await ask(turn())).status).toBe(200)
  })

  test('the browser hears the whole question, though the server had begun to read it', async () => {
    const reading: Fetch = async (request) => {
      await request.text()
      throw noServer
    }
    const heard = vi.fn()
    const local: Fetch = async (request) => {
      heard(await request.json())
      return new Response()
    }
    await withFallback(reading, async () => local)(turn())
    expect(heard).toHaveBeenCalledWith({ request_id: 'one', user_input: '안녕' })
  })

  test.each([400, 401, 404, 409, 410, 429, 500, 503])('a %i is an answer', async (status) => {
    const loadLocal = localNever()
    expect((await withFallback(answers(status), loadLocal)(turn())).status).toBe(status)
    expect(loadLocal).not.toHaveBeenCalled()
  })

  test('the player’s own stop is no outage', async () => {
    const loadLocal = localNever()
    await expect(withFallback(fails(stopped), loadLocal)(turn())).rejects.toBe(stopped)
    expect(loadLocal).not.toHaveBeenCalled()
  })

  test('a fault of our own is not hidden behind the fallback', async () => {
    const loadLocal = localNever()
    const bug = new RangeError('a bug')
    await expect(withFallback(fails(bug), loadLocal)(turn())).rejects.toBe(bug)
    expect(loadLocal).not.toHaveBeenCalled()
  })
})

describe('asking twice', () => {
  test('the second time is the same question, with the same request id', async () => {
    const bodies: unknown[] = []
    const deafOnce: Fetch = async (request) => {
      bodies.push(await request.json())
      if (bodies.length === 1) throw timeout
      return new Response()
    }
    expect((await askTwice(deafOnce)(turn())).ok).toBe(true)
    expect(bodies).toEqual([
      { request_id: 'one', user_input: '안녕' },
      { request_id: 'one', user_input: '안녕' },
    ])
  })

  test('two silences and no more, then the browser', async () => {
    const remote = vi.fn(fails(noServer))
    const ask = withFallback(askTwice(remote), async () => answers(200))
    expect((await ask(turn())).status).toBe(200)
    expect(remote).toHaveBeenCalledTimes(2)
  })

  test('an answer is asked for once', async () => {
    const remote = vi.fn(answers(503))
    expect((await askTwice(remote)(turn())).status).toBe(503)
    expect(remote).toHaveBeenCalledTimes(1)
  })

  test('whoever stopped is not asked again', async () => {
    const remote = vi.fn(fails(stopped))
    await expect(askTwice(remote)(turn())).rejects.toBe(stopped)
    expect(remote).toHaveBeenCalledTimes(1)
  })
})

describe('whether the server is there', () => {
  const noted = async (remote: Fetch) => {
    const seen = vi.fn()
    await noting(remote, seen)(turn()).catch(() => undefined)
    return seen.mock.calls.flat()
  }

  test('any answer says yes, a refusal too', async () => {
    expect(await noted(answers(200))).toEqual([true])
    expect(await noted(answers(500))).toEqual([true])
  })
  test('silence says no', async () => {
    expect(await noted(fails(noServer))).toEqual([false])
    expect(await noted(fails(timeout))).toEqual([false])
  })
  test('the player’s own stop says nothing', async () => {
    expect(await noted(fails(stopped))).toEqual([])
  })
})
