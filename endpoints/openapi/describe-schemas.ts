import { z } from 'zod'
import { MAX_SITE_SLUG_LENGTH, MAX_SLUG_LENGTH, SLUG_PATTERN } from '@/src/domain/addresses/slug'
import { SiteSlug, Slug, WebAddress } from '@/src/contract/basics'
import { ERROR_STATUS } from '@/src/contract/error'
import { ReadJsonSchema, refTo } from './json-schema'
import type { Components, JsonSchema } from './json-schema'
import { namedSchemas } from './named-schemas'

/** Zod schemas as JSON Schema: the named ones as components, the others with references to them. */
export type Described = {
  components: Components
  /** The JSON Schema of a zod schema. */
  of: (schema: z.ZodType) => JsonSchema
}

/** Ids of unnamed schemas while they are described; no name of the contract looks like this. */
const UNNAMED = /^part \d+$/

/**
 * Generates JSON schemas from the caller's view. Uses the input side of all schemas: a text that is parsed
 * into a document is described as the accepted input, and response objects stay open, so that clients do
 * not break on new fields.
 */
export function describeSchemas(schemas: Iterable<z.ZodType>): Described {
  const names = namedSchemas()
  const ids = new Map(names)
  for (const schema of schemas) if (!ids.has(schema)) ids.set(schema, `part ${ids.size}`)
  const registry = z.registry<{ id: string }>()
  for (const [schema, id] of ids) registry.add(schema, { id })
  const made = z.toJSONSchema(registry, { io: 'input', uri: refTo, override: refine })
  const parts = z.record(z.string(), ReadJsonSchema).parse(made.schemas)
  const components = Object.fromEntries(
    Object.entries(parts).filter(([id]) => !UNNAMED.test(id) && id !== '__shared'),
  )
  const of = (schema: z.ZodType): JsonSchema => {
    const id = ids.get(schema) ?? ''
    return names.has(schema) ? { $ref: refTo(id) } : (parts[id] ?? {})
  }
  return { components: { ...components, Error: withCodes(components['Error'] ?? {}) }, of }
}

type Refined = { zodSchema: z.core.$ZodType; jsonSchema: z.core.JSONSchema.BaseSchema }

/** Adds constraints that zod checks by functions, and shortens its long patterns. */
function refine({ zodSchema, jsonSchema }: Refined): void {
  if (isA(zodSchema, WebAddress)) jsonSchema.format = 'uri'
  if (isA(zodSchema, Slug) || isA(zodSchema, SiteSlug)) {
    const maxLength = isA(zodSchema, Slug) ? MAX_SLUG_LENGTH : MAX_SITE_SLUG_LENGTH
    Object.assign(jsonSchema, { pattern: SLUG_PATTERN.source, maxLength })
  }
  nameChoices(jsonSchema)
  if (jsonSchema.format === 'uuid') delete jsonSchema.pattern
  if (jsonSchema.format === 'date-time') jsonSchema.pattern = 'Z$'
  if (!(zodSchema instanceof z.ZodObject)) return
  if (isEmpty(jsonSchema.additionalProperties)) jsonSchema.additionalProperties = true
  if (isEmpty(jsonSchema.properties)) delete jsonSchema.properties
}

// One keyword for unions in the whole document, also for discriminated ones.
function nameChoices(jsonSchema: Refined['jsonSchema']): void {
  if (!jsonSchema.oneOf) return
  jsonSchema.anyOf = jsonSchema.oneOf
  delete jsonSchema.oneOf
}

/** Whether a schema is another one, or that with a description: `describe` makes a copy. */
const isA = (schema: z.core.$ZodType, other: z.ZodType): boolean =>
  schema === other || schema._zod.parent === other

const isEmpty = (schema: unknown): boolean =>
  typeof schema === 'object' && schema !== null && Object.keys(schema).length === 0

/** The error body with the codes there are; a client should still expect others. */
function withCodes(error: JsonSchema): JsonSchema {
  const { properties } = error
  const inner = properties?.['error']
  const code = {
    type: 'string',
    description: `One of: ${Object.keys(ERROR_STATUS).join(', ')}.`,
  }
  const current = {
    description:
      'For `conflict` after an edit of an older version: the stored version, in the format of the response.',
  }
  return {
    ...error,
    properties: {
      ...properties,
      error: { ...inner, properties: { ...inner?.properties, code, current } },
    },
  }
}
