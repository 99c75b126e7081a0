import { LANGUAGES, RATES } from '@inyeon/engine'
import type * as z from 'zod'
import type { Answer, Content, JsonSchema, OpenApiDocument, Operation, Reference } from './docs/document.ts'
import { problemAnswer } from './docs/problem-answers.ts'
import { schemaBook, type Write } from './docs/schema-book.ts'
import type { Endpoint } from './endpoint.ts'
import { endpoints } from './endpoints.ts'
import { care, turnReply } from './examples/story.ts'
import { examples } from './examples.ts'
import { API_BASE } from './paths.ts'
import { PROBLEM_REASONS, PROBLEM_STATUS, type ProblemCode } from './problems.ts'
import { TurnAnswer } from './shapes/turn.ts'
import { encodeTurn } from './stream.ts'

export { DOCS_CSS } from './docs/css.ts'
export type { OpenApiDocument } from './docs/document.ts'
export { docsPage } from './docs/page.ts'

const ABOUT = `An interactive romance set in Seoul, told turn by turn in six languages.

Bodies are JSON of at most 64 KiB. Text is normalised to NFC; control characters, half characters and bidirectional overrides are removed, and what is left survives byte for byte. Lengths count code points. \`null\` stands for a field that is left out; fields that a call does not know are ignored.

The language is \`ui_language\` in the body, else \`Accept-Language\`: ${LANGUAGES.join(', ')}; anything else is English.

A path asked with a method it does not have answers 405 with \`Allow\`; a path that does not exist answers 404.`

const STREAM = `With \`Accept: text/plain\` the prose comes in chunks, then \`<<<END_OF_STREAM>>>\` on a line of its own, then the reply as one JSON object. A refusal after the first byte is a problem object in that place.`

const DONE: { readonly [status: string]: string } = {
  200: 'Done.',
  201: 'Kept.',
  202: 'Taken.',
  204: 'Done; there is nothing to say.',
}
const SPAN = { 60: 'a minute', 3600: 'an hour', 86400: 'a day' } as const

interface Example {
  readonly request?: unknown
  readonly params?: { readonly id: string }
  readonly reply: unknown
}

const howOften = ({ rates }: Endpoint): string =>
  rates
    .map((name) => RATES[name])
    .map(({ points, seconds, per }) => `At most ${points} ${SPAN[seconds]} per ${per}.`)
    .join(' ')

const idOf = (params: z.ZodType, write: Write): JsonSchema =>
  write(params, 'input').properties?.id as JsonSchema

const parametersOf = (
  { method, params, auth }: Endpoint,
  example: Example,
  write: Write,
): Operation['parameters'] => [
  ...(params
    ? [
        {
          name: 'id',
          in: 'path',
          required: true,
          schema: idOf(params, write),
          example: example.params?.id,
        } as const,
      ]
    : []),
  {
    name: 'Accept-Language',
    in: 'header',
    required: false,
    description: 'The language of every sentence in the answer.',
    schema: { type: 'string' },
    example: 'ko',
  },
  ...(auth === 'admin' && method !== 'GET'
    ? [{ name: 'X-CSRF-Token', in: 'header', required: true, schema: { type: 'string' } } as const]
    : []),
]

const contentOf = (schema: z.ZodType, example: unknown, streams: boolean, write: Write) => ({
  'application/json': {
    schema: write(schema, 'output'),
    ...(schema === TurnAnswer
      ? { examples: { turn: { value: example }, care: { value: care } } }
      : { example }),
  } satisfies Content,
  ...(streams && {
    'text/plain': {
      schema: { type: 'string' },
      example: encodeTurn(turnReply.narrazione, JSON.stringify(turnReply)),
    } satisfies Content,
  }),
})

const answersOf = (endpoint: Endpoint, example: Example, write: Write): Operation['responses'] => {
  const { replies, problems, reasons = [], streams = false, cookie } = endpoint
  const headers = cookie && {
    'Set-Cookie': {
      description: `The ${cookie} cookie, given or taken away.`,
      schema: { type: 'string' } as const,
    },
  }
  const done = Object.entries(replies).map(([status, schema]): [string, Answer] => [
    status,
    {
      description: DONE[status] ?? '',
      ...(headers && { headers }),
      ...(schema && { content: contentOf(schema, example.reply, streams, write) }),
    },
  ])
  const refused = problems.map((code): [string, Answer | Reference] => [
    String(PROBLEM_STATUS[code]),
    code in PROBLEM_REASONS
      ? problemAnswer(code, write, reasons)
      : { $ref: `#/components/responses/${code}` },
  ])
  return Object.fromEntries([...done, ...refused])
}

const operationOf = (name: string, endpoint: Endpoint, example: Example, write: Write): Operation => ({
  operationId: name,
  tags: [endpoint.chapter],
  summary: endpoint.summary,
  description: [howOften(endpoint), endpoint.streams && STREAM].filter(Boolean).join('\n\n'),
  security: endpoint.auth === 'none' ? [] : [{ [endpoint.auth]: [] }],
  parameters: parametersOf(endpoint, example, write),
  ...(endpoint.body && {
    requestBody: {
      required: true,
      content: { 'application/json': { schema: write(endpoint.body, 'input'), example: example.request } },
    },
  }),
  responses: answersOf(endpoint, example, write),
})

/** The OpenAPI document of an installation, made from the very schemas that validate. */
export const openApiDocument = (about: {
  readonly version: string
  /** Whether the site is on https, where cookies bear the stricter name. */
  readonly secure: boolean
}): OpenApiDocument => {
  const { named, write } = schemaBook()
  const paths: Record<string, Record<string, Operation>> = {}
  for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
    const path = paths[endpoint.path] ?? {}
    paths[endpoint.path] = path
    path[endpoint.method.toLowerCase()] = operationOf(
      name,
      endpoint,
      examples[name as keyof typeof examples],
      write,
    )
  }
  const codes = Object.keys(PROBLEM_STATUS) as ProblemCode[]
  const responses = Object.fromEntries(codes.map((code) => [code, problemAnswer(code, write)]))
  const cookie = (name: string) => ({
    type: 'apiKey',
    in: 'cookie',
    name: about.secure ? `__Host-${name}` : name,
  })
  return {
    openapi: '3.1.0',
    info: { title: 'Inyeon', version: about.version, description: ABOUT },
    servers: [{ url: API_BASE }],
    tags: [...new Set(Object.values(endpoints).map(({ chapter }) => chapter))].map((name) => ({ name })),
    paths,
    components: {
      schemas: named,
      responses,
      securitySchemes: { visitor: cookie('vis'), admin: cookie('adm') },
    },
  }
}
