import type { ProblemBody } from '@inyeon/contract'

/** The server, or the browser in its place, said no; `problem` says why. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly problem: ProblemBody
  /** Seconds to wait before asking again, if it said so. */
  readonly retryAfter: number | undefined

  constructor(problem: ProblemBody, retryAfter?: number) {
    super(problem.code)
    this.problem = problem
    this.retryAfter = retryAfter
  }
}

const isProblem = (value: unknown): value is ProblemBody =>
  typeof value === 'object' && value !== null && 'code' in value && 'status' in value && 'detail' in value

/** An answer that is no problem document, such as a proxy's page, is a fault of the server's side. */
export const refusalOf = async (response: Response): Promise<Refusal> => {
  const body: unknown = await response.json().catch(() => undefined)
  const seconds = Number(response.headers.get('Retry-After') ?? Number.NaN)
  return new Refusal(
    isProblem(body) ? body : { type: '', title: '', status: 500, detail: '', code: 'SERVER' },
    Number.isFinite(seconds) ? seconds : undefined,
  )
}

/** A refusal that came behind the end marker, too late for a status. */
export const lateRefusal = (end: unknown): Refusal | undefined =>
  isProblem(end) ? new Refusal(end) : undefined
