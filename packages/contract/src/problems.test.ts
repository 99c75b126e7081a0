import { describe, expect, test } from 'vitest'
import { PROBLEM_STATUS, Problem, type ProblemCode, problemBody, problemHeaders } from './problems.ts'
import { ProblemBody } from './shapes/problem.ts'

const spoken = {
  title: 'Conflict',
  detail: 'The story moved on in another tab.',
  issue: ({ path }: { path: string }) => `${path} is wrong`,
}

const each: { [Code in ProblemCode]: Problem<Code> } = {
  VALIDATION: new Problem('VALIDATION', { issues: [{ path: 'email', key: 'email', params: {} }] }),
  UNAUTHORIZED: new Problem('UNAUTHORIZED'),
  FORBIDDEN: new Problem('FORBIDDEN', { reason: 'SAVE_LIMIT' }),
  NOT_FOUND: new Problem('NOT_FOUND'),
  METHOD_NOT_ALLOWED: new Problem('METHOD_NOT_ALLOWED', { allow: ['GET', 'HEAD'] }),
  CONFLICT: new Problem('CONFLICT', { reason: 'TURN_PLAYED', currentTurn: 4 }),
  EXPIRED: new Problem('EXPIRED'),
  TOO_LARGE: new Problem('TOO_LARGE'),
  UNSUPPORTED_MEDIA: new Problem('UNSUPPORTED_MEDIA'),
  MISDIRECTED: new Problem('MISDIRECTED'),
  RATE_LIMITED: new Problem('RATE_LIMITED', { retryAfter: 2.2 }),
  SERVER: new Problem('SERVER'),
  UNAVAILABLE: new Problem('UNAVAILABLE', { retryAfter: 0 }),
}

describe.each(Object.entries(each))('%s', (code, problem) => {
  const body = problemBody(problem, spoken)

  test('is a problem document', () => {
    expect(ProblemBody.parse(body)).toEqual(body)
    expect(body).toMatchObject({ code, status: PROBLEM_STATUS[code as ProblemCode], title: spoken.title })
    expect(problemHeaders(problem)['Content-Type']).toBe('application/problem+json')
  })

  test('leads to its own place in the documentation', () => {
    expect(body.type).toMatch(/^\/api\/v1\/docs#problem-[a-z-]+$/)
  })

  test('says nothing of where it was thrown', () => {
    expect(JSON.stringify(body)).not.toContain(problem.stack?.split('\n')[1] ?? 'no stack')
  })
})

test('a conflict always says where the story stands', () => {
  expect(problemBody(each.CONFLICT, spoken)).toMatchObject({ reason: 'TURN_PLAYED', current_turn: 4 })
})

test('a refused form says what is wrong, in words and by key', () => {
  expect(problemBody(each.VALIDATION, spoken).errors).toEqual([
    { path: 'email', key: 'email', message: 'email is wrong' },
  ])
})

test('whoever must wait is told how long, and never not at all', () => {
  expect(problemHeaders(each.RATE_LIMITED)['Retry-After']).toBe('3')
  expect(problemHeaders(each.UNAVAILABLE)['Retry-After']).toBe('1')
  expect(problemHeaders(each.SERVER)).not.toHaveProperty('Retry-After')
})

test('a method that a path does not have is answered with those it has', () => {
  expect(problemHeaders(each.METHOD_NOT_ALLOWED).Allow).toBe('GET, HEAD')
})
