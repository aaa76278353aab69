export type Kind = 'string' | 'number' | 'boolean' | 'object' | 'array'

/** The part of JSON Schema (draft 2020-12) that our schemas need: enough for editors to complete and for us to check. */
export interface Schema {
  $schema?: string
  $ref?: string
  $defs?: Record<string, Schema>
  title?: string
  description?: string
  type?: Kind | readonly Kind[]
  const?: string | number | boolean
  enum?: readonly (string | number | boolean)[]
  pattern?: string
  minimum?: number
  properties?: Record<string, Schema>
  required?: readonly string[]
  /** Schema of keys that `properties` does not name; absent means there are none. */
  additionalProperties?: false | Schema
  items?: Schema
  prefixItems?: readonly Schema[]
  anyOf?: readonly Schema[]
  default?: unknown
}

export const text = (description?: string, more: Omit<Schema, 'type'> = {}): Schema => ({
  type: 'string',
  ...(description ? { description } : {}),
  ...more,
})
export const flag = (description: string): Schema => ({ type: 'boolean', description })
export const number = (description: string, minimum?: number): Schema => ({
  type: 'number',
  description,
  ...(minimum === undefined ? {} : { minimum }),
})
export const oneOf = (values: readonly string[], description?: string): Schema => ({
  enum: values,
  ...(description ? { description } : {}),
})
export const list = (items: Schema, description?: string): Schema => ({
  type: 'array',
  items,
  ...(description ? { description } : {}),
})
export const record = (values: Schema, description?: string): Schema => ({
  type: 'object',
  additionalProperties: values,
  ...(description ? { description } : {}),
})
export const shape = (
  properties: Record<string, Schema>,
  required: readonly string[] = [],
  description?: string,
): Schema => ({
  type: 'object',
  properties,
  additionalProperties: false,
  ...(required.length > 0 ? { required } : {}),
  ...(description ? { description } : {}),
})
export const either = (description: string, ...anyOf: Schema[]): Schema => ({ anyOf, description })
export const ref = (name: string): Schema => ({ $ref: `#/$defs/${name}` })
export const off: Schema = { const: false }
