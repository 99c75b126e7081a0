import { describe, expect, test } from 'vitest'
import type { Endpoint } from './endpoint.ts'
import { endpoints } from './endpoints.ts'
import { care } from './examples/story.ts'
import { examples } from './examples.ts'
import { Care } from './shapes/turn.ts'

const all: [string, Endpoint, { request?: unknown; params?: unknown; reply: unknown }][] = Object.entries(
  endpoints,
).map(([name, endpoint]) => [name, endpoint, examples[name as keyof typeof examples]])

describe.each(all)('the example of %s', (_name, endpoint, example) => {
  test('asks what may be asked, and loses nothing on the way in', () => {
    if (endpoint.body === undefined) return expect(example).not.toHaveProperty('request')
    const read = endpoint.body.parse(example.request)
    expect(Object.keys(read as object).sort()).toEqual(Object.keys(example.request as object).sort())
  })

  test('names its game or scenario where the path has a place for it', () => {
    expect('params' in example).toBe(endpoint.path.includes('{id}'))
    endpoint.params?.parse(example.params)
  })

  test('answers what may be answered, to the last field', () => {
    const [schema] = Object.values(endpoint.replies)
    expect(schema === null ? null : schema?.parse(example.reply)).toEqual(example.reply)
  })
})

test('the example of care is one', () => {
  expect(Care.parse(care)).toEqual(care)
})
