/** Small questions about a value nobody vouches for: what a browser kept may be old, cut or forged. */
export type Is<Value> = (value: unknown) => value is Value

export const isText: Is<string> = (value) => typeof value === 'string'
export const isNumber: Is<number> = (value): value is number =>
  typeof value === 'number' && Number.isFinite(value)
export const isFlag: Is<boolean> = (value) => typeof value === 'boolean'

export const oneOf =
  <Value extends string | number>(values: readonly Value[]): Is<Value> =>
  (value): value is Value =>
    (values as readonly unknown[]).includes(value)

export const orNull =
  <Value>(is: Is<Value>): Is<Value | null> =>
  (value): value is Value | null =>
    value === null || is(value)

export const orMissing =
  <Value>(is: Is<Value>): Is<Value | undefined> =>
  (value): value is Value | undefined =>
    value === undefined || is(value)

export const listOf =
  <Value>(is: Is<Value>): Is<Value[]> =>
  (value): value is Value[] =>
    Array.isArray(value) && value.every(is)

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const recordOf =
  <Value>(is: Is<Value>): Is<Record<string, Value>> =>
  (value): value is Record<string, Value> =>
    isObject(value) && Object.values(value).every(is)

/** An object with at least these fields. */
export const shapeOf =
  <Fields extends object>(fields: { readonly [Name in keyof Fields]-?: Is<Fields[Name]> }): Is<Fields> =>
  (value): value is Fields =>
    isObject(value) &&
    (Object.keys(fields) as (keyof Fields & string)[]).every((name) => fields[name](value[name]))
