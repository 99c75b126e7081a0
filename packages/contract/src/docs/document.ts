import type * as z from 'zod'

export type JsonSchema = z.core.JSONSchema.BaseSchema

export interface Content {
  readonly schema: JsonSchema
  readonly example?: unknown
  readonly examples?: { readonly [name: string]: { readonly value: unknown } }
}
export interface Answer {
  readonly description: string
  readonly headers?: {
    readonly [name: string]: { readonly description: string; readonly schema: JsonSchema }
  }
  readonly content?: { readonly [mediaType: string]: Content }
}
/** An answer that many calls share stands in the components once. */
export interface Reference {
  readonly $ref: string
}
export interface Operation {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly summary: string
  readonly description: string
  readonly security: readonly { readonly [scheme: string]: readonly [] }[]
  readonly parameters: readonly {
    readonly name: string
    readonly in: 'path' | 'header'
    readonly required: boolean
    readonly description?: string
    readonly schema: JsonSchema
    readonly example?: unknown
  }[]
  readonly requestBody?: {
    readonly required: true
    readonly content: { readonly [mediaType: string]: Content }
  }
  readonly responses: { readonly [status: string]: Answer | Reference }
}
export interface OpenApiDocument {
  readonly openapi: '3.1.0'
  readonly info: { readonly title: string; readonly version: string; readonly description: string }
  readonly servers: readonly { readonly url: string }[]
  readonly tags: readonly { readonly name: string }[]
  readonly paths: { readonly [path: string]: { readonly [method: string]: Operation } }
  readonly components: {
    readonly schemas: { readonly [name: string]: JsonSchema }
    readonly responses: { readonly [code: string]: Answer }
    readonly securitySchemes: { readonly [name: string]: { readonly [key: string]: string } }
  }
}
