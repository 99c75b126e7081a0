import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import type { Answer, JsonSchema } from './docs/document.ts'
import { html } from './docs/html.ts'
import { schemaBook } from './docs/schema-book.ts'
import { endpoints } from './endpoints.ts'
import { DOCS_CSS, docsPage, openApiDocument } from './openapi.ts'
import { PROBLEM_STATUS, type ProblemCode, problemType } from './problems.ts'

const document = openApiDocument({ version: '1.2.3', secure: true })
const text = JSON.stringify(document)
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))

const lookUp = (reference: string): unknown =>
  reference
    .replace('#/', '')
    .split('/')
    .reduce<unknown>((place, step) => (place as Record<string, unknown> | undefined)?.[step], document)

const answersOf = (operation: (typeof operations)[number]): [string, Answer][] =>
  Object.entries(operation.responses).map(([status, answer]) => [
    status,
    '$ref' in answer ? (lookUp(answer.$ref) as Answer) : answer,
  ])

describe('the document', () => {
  test('is OpenAPI 3.1 about every call there is', () => {
    expect(document.openapi).toMatch(/^3\.1\./)
    expect(document.info.version).toBe('1.2.3')
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(endpoints).sort())
  })

  test('refers to nothing that is not in it, and names every shape once', () => {
    const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference]) => reference ?? '')
    expect(references.length).toBeGreaterThan(50)
    for (const reference of new Set(references)) expect(lookUp(reference), reference).toBeDefined()
    expect(text).not.toContain('$defs')
    expect(text).not.toContain('"id":"TurnReply"')
  })

  test('has no shape that is one thing when sent and another when answered', () => {
    const { write } = schemaBook()
    const Turning = z.object({ at: z.string().transform(Number).pipe(z.number()) }).meta({ id: 'Turning' })
    write(Turning, 'input')
    expect(() => write(Turning, 'output')).toThrow('Two shapes are called Turning.')
  })

  test('lets fields be added to a reply', () => {
    expect(text).not.toContain('"additionalProperties":false')
  })

  test('names the cookies as this installation does', () => {
    const names = (secure: boolean) =>
      Object.values(openApiDocument({ version: '1', secure }).components.securitySchemes).map(
        ({ name }) => name,
      )
    expect(names(true)).toEqual(['__Host-vis', '__Host-adm'])
    expect(names(false)).toEqual(['vis', 'adm'])
  })

  test('says what a turn’s body must be in the words of JSON Schema', () => {
    const { TurnBody, PersonBody } = document.components.schemas
    expect(TurnBody).toMatchObject({
      required: ['session_id', 'turn', 'request_id'],
      oneOf: [{ required: ['user_input'] }, { required: ['choice_id'] }],
    })
    expect(PersonBody?.properties).toMatchObject({
      name: { type: 'string', minLength: 1, maxLength: 60 },
      age: { type: 'integer', minimum: 19, maximum: 99 },
    } satisfies Record<string, JsonSchema>)
  })
})

describe.each(operations.map((operation) => [operation.operationId, operation] as const))(
  '%s',
  (name, operation) => {
    const endpoint = endpoints[name as keyof typeof endpoints]

    test('documents every status it can answer, with an example', () => {
      const statuses = [
        ...Object.keys(endpoint.replies),
        ...endpoint.problems.map((code) => String(PROBLEM_STATUS[code])),
      ]
      expect(Object.keys(operation.responses).sort()).toEqual(statuses.sort())
      for (const [status, { content }] of answersOf(operation)) {
        if (status === '204') expect(content).toBeUndefined()
        else for (const one of Object.values(content ?? {})) expect(one.example ?? one.examples).toBeDefined()
      }
      if (operation.requestBody)
        expect(operation.requestBody.content['application/json']?.example).toBeDefined()
    })

    test('tells whoever must wait where to read for how long', () => {
      for (const [status, { headers = {} }] of answersOf(operation))
        expect('Retry-After' in headers).toBe(status === '429' || status === '503')
    })
  },
)

test('a turn is documented as an object and as a stream', () => {
  const answer = document.paths['/demo/turn']?.post?.responses['200'] as Answer
  expect(Object.keys(answer.content ?? {})).toEqual(['application/json', 'text/plain'])
  expect(Object.keys(answer.content?.['application/json']?.examples ?? {})).toEqual(['turn', 'care'])
  expect(answer.content?.['text/plain']?.example).toContain('\n<<<END_OF_STREAM>>>\n{"narrazione"')
})

describe('the page', () => {
  const page = docsPage(document)

  test('asks nobody for anything but the house’s icon and its style, and runs nothing', () => {
    expect([...page.matchAll(/<(?:link|script|img|iframe|style)\b[^>]*>/g)].map(([tag]) => tag)).toEqual([
      '<link rel="icon" href="/favicon.svg">',
      '<link rel="stylesheet" href="/api/v1/docs.css">',
    ])
    expect(page).not.toMatch(/<[^>]+\s(?:style|on\w+)=/i)
    expect(DOCS_CSS).not.toMatch(/url\(|@import|https?:/)
  })

  test('escapes what it shows, wherever it comes from', () => {
    const evil = `"><script>alert('x')</script>&`
    const poisoned = JSON.parse(text.replaceAll('The server is up.', JSON.stringify(evil).slice(1, -1)))
    const shown = docsPage({ ...poisoned, info: { title: evil, version: evil, description: evil } })
    expect(shown).not.toContain('<script')
    expect(shown).toContain('&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;')
    expect(html`<b title="${evil}">${html`<i>${'<'}</i>`}</b>`.markup).not.toContain('<script')
  })

  test('has a place for every call, every problem and every shape, and no link into the void', () => {
    const places = [...page.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id ?? '')
    expect(new Set(places).size).toBe(places.length)
    for (const { operationId } of operations) expect(places).toContain(`call-${operationId}`)
    for (const code of Object.keys(PROBLEM_STATUS) as ProblemCode[])
      expect(places).toContain(problemType(code).split('#')[1])
    for (const [, target] of page.matchAll(/href="#([^"]+)"/g)) expect(places).toContain(target)
    for (const [, label] of page.matchAll(/aria-labelledby="([^"]+)"/g)) expect(places).toContain(label)
  })

  test('can be walked by landmarks and by keyboard', () => {
    for (const landmark of ['<header>', '<nav aria-label="Contents">', '<main id="calls" tabindex="-1">'])
      expect(page.split(landmark)).toHaveLength(2)
    expect(page).toContain('<html lang="en">')
    expect(page).toMatch(/<body>\s*<a class="skip" href="#calls">/)
    expect(
      [...page.matchAll(/<pre\b[^>]*>/g)].every(([tag]) => /tabindex="0" role="group" aria-label=/.test(tag)),
    ).toBe(true)
  })

  test('opens and closes its tags in order', () => {
    const open: string[] = []
    for (const [, slash, tag = ''] of page.matchAll(/<(\/?)([a-z][a-z0-9]*)\b[^>]*>/g)) {
      if (['meta', 'link', 'br'].includes(tag)) continue
      if (slash === '') open.push(tag)
      else expect(open.pop()).toBe(tag)
    }
    expect(open).toEqual([])
  })
})
