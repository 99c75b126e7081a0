import * as z from 'zod'
import type { JsonSchema } from './document.ts'

/** Zod writes down what every JavaScript number is and repeats formats as patterns: true, and noise. */
const tidy = ({ jsonSchema }: { jsonSchema: JsonSchema }): void => {
  // fields may be added to a reply: a client that refuses unknown ones would break
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
  if (jsonSchema.format !== undefined && jsonSchema.format !== 'uuid') delete jsonSchema.pattern
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
}

/** Turns schemas into JSON Schema and gathers the named ones, so that each stands in the document once. */
export const schemaBook = () => {
  const named: Record<string, JsonSchema> = {}
  const write = (schema: z.ZodType, io: 'input' | 'output'): JsonSchema => {
    const made = JSON.stringify(z.toJSONSchema(schema, { io, override: tidy }))
    const {
      $schema: _,
      $defs = {},
      ...rest
    } = JSON.parse(made.replaceAll('#/$defs/', '#/components/schemas/'))
    for (const [name, shape] of Object.entries<JsonSchema>($defs)) {
      // one name, one shape: what is sent and what is answered would otherwise overwrite each other
      if (JSON.stringify(named[name] ?? shape) !== JSON.stringify(shape))
        throw new Error(`Two shapes are called ${name}.`)
      named[name] = shape
    }
    return rest
  }
  return { named, write }
}
export type Write = ReturnType<typeof schemaBook>['write']
