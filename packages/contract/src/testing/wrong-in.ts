import type * as z from 'zod'
import { validationIssues } from '../validation.ts'

/** `path:key` for each thing that is wrong; nothing if all is well. */
export const wrongIn = (schema: z.ZodType, sent: unknown): string[] => {
  const read = schema.safeParse(sent)
  return read.success ? [] : validationIssues(read.error).map(({ path, key }) => `${path}:${key}`)
}
