import { fill, type Words } from '@inyeon/content'
import { type Problem, type ProblemBody, problemBody, problemHeaders } from '@inyeon/contract'

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
