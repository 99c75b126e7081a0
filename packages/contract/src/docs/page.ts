import { API_BASE } from '../paths.ts'
import { PROBLEM_STATUS, type ProblemCode, problemAnchor } from '../problems.ts'
import type { Answer, Content, JsonSchema, OpenApiDocument, Operation } from './document.ts'
import { type Html, html, paragraphs, prose } from './html.ts'

const joined = (pieces: readonly Html[], between: string): Html[] =>
  pieces.flatMap((piece, index) => (index === 0 ? [piece] : [html`${between}`, piece]))

const limitsOf = ({ minLength, maxLength, minimum, maximum, maxItems, format }: JsonSchema): string => {
  const span = (least: unknown, most: unknown, unit: string) =>
    most === undefined ? '' : `${least === undefined ? 'up to ' : `${least} to `}${most}${unit}`
  return [
    format,
    span(minLength, maxLength, ' code points'),
    span(minimum, maximum, ''),
    span(undefined, maxItems, ' entries'),
  ]
    .filter(Boolean)
    .join(', ')
}

/** What a value may be, in a line; named shapes are links. */
const typeOf = (schema: JsonSchema): Html[] => {
  if (schema.$ref !== undefined) {
    const name = schema.$ref.split('/').at(-1) ?? ''
    return [html`<a href="#shape-${name}">${name}</a>`]
  }
  const options = (schema.anyOf ?? schema.oneOf) as JsonSchema[] | undefined
  if (options !== undefined)
    return joined(
      options.flatMap((option) => [html`${typeOf(option)}`]),
      ' or ',
    )
  if (schema.enum !== undefined)
    return joined(
      schema.enum.map((value) => html`<code>${String(value)}</code>`),
      ' ',
    )
  if (schema.const !== undefined) return [html`<code>${JSON.stringify(schema.const)}</code>`]
  if (schema.type === 'array')
    return [html`list of ${typeOf((schema.items ?? {}) as JsonSchema)}`, suffix(schema)]
  if (schema.type === 'object' && schema.properties === undefined)
    return [html`map to ${typeOf((schema.additionalProperties ?? {}) as JsonSchema)}`]
  return [html`${[schema.type ?? 'anything'].flat().join(' or ')}`, suffix(schema)]
}
const suffix = (schema: JsonSchema): Html => {
  const limits = limitsOf(schema)
  return limits === '' ? html`` : html` <small>(${limits})</small>`
}

/** The fields of an object; what is nested without a name of its own is indented below its field. */
const rows = (schema: JsonSchema, depth = 0): Html[] =>
  Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>).flatMap(([name, field]) => {
    const nested = field.type === 'array' ? ((field.items ?? {}) as JsonSchema) : field
    const optional = !schema.required?.includes(name)
    const inner = nested.properties === undefined ? [] : rows(nested, depth + 1)
    return [
      html`<tr><th scope="row" data-depth="${depth}"><code>${name}</code>${optional && html` <small>optional</small>`}</th>
<td>${typeOf(field)}${field.description !== undefined && html`<br>${prose(field.description)}`}</td></tr>`,
      ...inner,
    ]
  })

const shape = (name: string, schema: JsonSchema): Html => html`
<section>
<h3 id="shape-${name}">${name}</h3>
${
  schema.properties === undefined
    ? html`<p>${typeOf(schema)}</p>`
    : html`<table><thead><tr><th scope="col">Field</th><th scope="col">What it is</th></tr></thead><tbody>${rows(schema)}</tbody></table>`
}
</section>`

const quoted = (label: string, text: string): Html =>
  html`<pre tabindex="0" role="group" aria-label="${label}"><code>${text}</code></pre>`

const example = (label: string, { example: only, examples = {} }: Content): Html[] => {
  const named = Object.entries(examples).map(([name, { value }]): [string, unknown] => [
    `${label}, ${name}`,
    value,
  ])
  const all: [string, unknown][] = named.length > 0 ? named : [[label, only]]
  return all.map(([name, value]) =>
    quoted(name, typeof value === 'string' ? value : JSON.stringify(value, null, 2)),
  )
}

const contents = (label: string, content: Answer['content']): Html[] =>
  Object.entries(content ?? {}).map(
    ([mediaType, one]) => html`
<p><code>${mediaType}</code>: ${typeOf(one.schema)}</p>
${example(`${label}, ${mediaType}`, one)}`,
  )

const isProblem = (status: string): boolean => Number(status) >= 400

const codeOf = (status: string): ProblemCode | undefined =>
  (Object.keys(PROBLEM_STATUS) as ProblemCode[]).find((code) => String(PROBLEM_STATUS[code]) === status)

const refusal = (status: string, description: string): Html => {
  const code = codeOf(status)
  return html`<li>${code && html`<a href="#${problemAnchor(code)}">${status} ${code}</a>`}: ${prose(description)}</li>`
}

type Shared = OpenApiDocument['components']['responses']

const answersOf = (operation: Operation, shared: Shared): [status: string, Answer][] =>
  Object.entries(operation.responses).map(([status, answer]) => [
    status,
    '$ref' in answer ? (shared[answer.$ref.split('/').at(-1) ?? ''] ?? { description: '' }) : answer,
  ])

const call = (method: string, path: string, operation: Operation, shared: Shared): Html => {
  const { operationId: name, summary, description, security, requestBody } = operation
  const who = security.flatMap((scheme) => Object.keys(scheme))
  const answers = answersOf(operation, shared)
  const done = answers.filter(([status]) => !isProblem(status))
  const refused = answers.filter(([status]) => isProblem(status))
  return html`
<article aria-labelledby="call-${name}">
<h3 id="call-${name}"><span data-method="${method}">${method.toUpperCase()}</span> <code>${path}</code></h3>
<p>${prose(summary)}${who.length > 0 && html` <small>Needs the ${who.join(', ')} cookie.</small>`}</p>
${paragraphs(description)}
${requestBody && html`<h4>Send</h4>${contents(`${name}, request`, requestBody.content)}`}
<h4>Answer</h4>
${done.map(
  ([status, answer]) =>
    html`<p>${status}: ${answer.description}</p>${contents(`${name}, ${status}`, answer.content)}`,
)}
<details><summary>Refusals of ${path}</summary><ul>${refused.map(([status, answer]) => refusal(status, answer.description))}</ul></details>
</article>`
}

const problem = ([code, { description, content }]: [string, Answer]): Html => html`
<section>
<h3 id="${problemAnchor(code as ProblemCode)}">${PROBLEM_STATUS[code as ProblemCode]} ${code}</h3>
<p>${prose(description)}</p>
${Object.values(content ?? {}).flatMap((one) => example(`${code}, example`, one))}
</section>`

const anchorOf = (chapter: string): string => `chapter-${chapter.toLowerCase().replaceAll(' ', '-')}`

/** The document as a page to read: no script, no style of its own, nothing from elsewhere. */
export const docsPage = (document: OpenApiDocument): string => {
  const { info, tags, paths, components } = document
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  )
  const chapters = tags.map(({ name }) => ({
    name,
    calls: calls.filter(({ operation }) => operation.tags.includes(name)),
  }))
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${info.title} API ${info.version}</title>
<link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="${API_BASE}/docs.css">
</head>
<body>
<a class="skip" href="#calls">Skip to the calls</a>
<header>
<h1>${info.title} <small>API ${info.version}</small></h1>
${paragraphs(info.description)}
<p><a href="${API_BASE}/openapi.json">openapi.json</a></p>
</header>
<nav aria-label="Contents">
${chapters.map(
  (chapter) => html`<h2><a href="#${anchorOf(chapter.name)}">${chapter.name}</a></h2>
<ul>${chapter.calls.map(({ path, operation }) => html`<li><a href="#call-${operation.operationId}">${path}</a></li>`)}</ul>`,
)}
<h2><a href="#problems">Problems</a></h2>
<h2><a href="#shapes">Shapes</a></h2>
</nav>
<main id="calls" tabindex="-1">
${chapters.map(
  (chapter) => html`<section aria-labelledby="${anchorOf(chapter.name)}">
<h2 id="${anchorOf(chapter.name)}">${chapter.name}</h2>
${chapter.calls.map(({ method, path, operation }) => call(method, path, operation, components.responses))}
</section>`,
)}
<section aria-labelledby="problems">
<h2 id="problems">Problems</h2>
${Object.entries(components.responses).map(problem)}
</section>
<section aria-labelledby="shapes">
<h2 id="shapes">Shapes</h2>
${Object.entries(components.schemas).map(([name, schema]) => shape(name, schema))}
</section>
</main>
</body>
</html>
`
  return page.markup
}
