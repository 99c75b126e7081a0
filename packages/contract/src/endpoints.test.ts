import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Endpoint } from './endpoint.ts'
import { endpoints } from './endpoints.ts'
import { paths } from './paths.ts'
import { PROBLEM_REASONS } from './problems.ts'

const calls = Object.entries<Endpoint>(endpoints)

test('the table of contents and the table are about the same calls', () => {
  expect(Object.keys(endpoints).sort()).toEqual(Object.keys(paths).sort())
  for (const [name, { method, path }] of calls)
    expect({ method, path }).toEqual(paths[name as keyof typeof paths])
})

test('no two calls share a door', () => {
  const doors = calls.map(([, { method, path }]) => `${method} ${path}`)
  expect(new Set(doors).size).toBe(doors.length)
})

describe.each(calls)(
  '%s',
  (name, { method, path, auth, body, params, problems, reasons = [], replies, rates }) => {
    test('can be refused for what it asks of the caller', () => {
      expect(problems).toContain('SERVER')
      expect(problems.includes('RATE_LIMITED')).toBe(rates.length > 0)
      if (auth !== 'none') expect(problems).toContain('UNAUTHORIZED')
      expect(problems.includes('FORBIDDEN')).toBe(method !== 'GET')
      expect(problems.includes('UNSUPPORTED_MEDIA')).toBe(method !== 'GET')
      expect(problems.includes('VALIDATION')).toBe(body !== undefined)
      if (params !== undefined) expect(problems).toContain('NOT_FOUND')
      expect(new Set(problems).size).toBe(problems.length)
      expect(problems).not.toContain('METHOD_NOT_ALLOWED')
    })

    test('has a reason for every refusal that needs one', () => {
      for (const code of ['FORBIDDEN', 'CONFLICT'] as const) {
        const named = reasons.filter((reason) =>
          (PROBLEM_REASONS[code] as readonly string[]).includes(reason),
        )
        if (problems.includes(code)) expect(named).not.toEqual([])
      }
    })

    test('names its game in the path, answers once, and is counted unless it is a probe', () => {
      expect(params !== undefined).toBe(path.includes('{id}'))
      expect(Object.keys(replies)).toHaveLength(1)
      expect(rates.length === 0).toBe(name === 'health' || name === 'ready')
    })
  },
)

describe('in a browser that forbids evaluating strings', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.resetModules()
  })

  test('the schemas are built and read without trying', async () => {
    vi.resetModules()
    const tried = vi.fn(() => {
      throw new EvalError('refused by the page')
    })
    vi.stubGlobal('Function', Object.assign(tried, { prototype: Function.prototype }))
    const { endpoints: fresh } = await import('./endpoints.ts')
    expect(fresh.subscribe.body.safeParse({ email: 'jiwoo@example.com' }).success).toBe(true)
    expect(tried).not.toHaveBeenCalled()
  })
})
