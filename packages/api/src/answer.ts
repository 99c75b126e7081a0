import { fill, type Words } from '@inyeon/content'
import { type Problem, type ProblemBody, problemBody, problemHeaders } from '@inyeon/contract'
import { encodeTurn } from '@inyeon/contract/stream'

const NO_STORE = { 'Cache-Control': 'no-store' }

/** Header lines that may repeat, such as cookies. */
export type Lines = readonly (readonly [string, string])[]

const withLines = (response: Response, lines: Lines): Response => {
  for (const [name, value] of lines) response.headers.append(name, value)
  return response
}

export const json = (status: number, body: unknown, lines: Lines = []): Response =>
  jsonText(status, JSON.stringify(body), lines)

/** A reply that is already written out: what was stored goes out byte for byte. */
export const jsonText = (status: number, text: string, lines: Lines = []): Response =>
  withLines(
    new Response(text, { status, headers: { ...NO_STORE, 'Content-Type': 'application/json' } }),
    lines,
  )

export const nothing = (lines: Lines = []): Response =>
  withLines(new Response(null, { status: 204, headers: NO_STORE }), lines)

/** A refusal in the language of whoever asked. Nothing of the fault itself leaves the house. */
export const refuse = (problem: Problem, words: Words, settings: { readonly maxSaves: number }): Response => {
  const body = spoken(problem, words, settings)
  return new Response(JSON.stringify(body), {
    status: body.status,
    headers: { ...NO_STORE, ...problemHeaders(problem) },
  })
}

export const spoken = (
  problem: Problem,
  { answers }: Words,
  { maxSaves }: { readonly maxSaves: number },
): ProblemBody => {
  const { title, detail } = answers.problems[problem.code]
  const why = problem.known.reason
  const reason = why && fill(answers.reasons[why], { max: maxSaves })
  return problemBody(problem, {
    title,
    detail: reason ?? detail,
    issue: ({ key, params }) =>
      fill(answers.validation[key], {
        ...(params.least !== undefined && { least: params.least }),
        ...(params.most !== undefined && { most: params.most }),
      }),
  })
}

/** How much of a media type is wished for: the weight of the first entry that names it, 0 if none does. */
const wished = (accept: string, type: string): number => {
  for (const entry of accept.toLowerCase().split(',')) {
    const [name, ...parameters] = entry.split(';').map((part) => part.trim())
    if (name !== type) continue
    const weight = parameters.find((parameter) => parameter.startsWith('q='))
    return weight === undefined ? 1 : Number(weight.slice(2)) || 0
  }
  return 0
}

export const wantsStream = (request: Request): boolean => {
  const accept = request.headers.get('Accept') ?? ''
  const text = wished(accept, 'text/plain')
  return text > 0 && text >= wished(accept, 'application/json')
}

export const textStream = (body: string | ReadableStream<Uint8Array>): Response =>
  new Response(body, {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no',
    },
  })

/** A turn that is kept already, in the way it is asked for now. */
export const keptTurn = (
  request: Request,
  { prose, reply }: { readonly prose: string; readonly reply: string },
): Response => (wantsStream(request) ? textStream(encodeTurn(prose, reply)) : jsonText(200, reply))
