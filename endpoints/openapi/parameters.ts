import type { z } from 'zod'
import type { CallSchema } from '@/src/contract/call-schema'
import { AUTOMATIC_LETTER_KINDS } from '@/src/domain/automatic-letters'
import { BLOCK_SETS } from '../blocks'
import { buildExample } from './example'
import type { Parameter } from './document-shape'
import type { Described } from './describe-schemas'
import type { JsonSchema } from './json-schema'

/** Path parameters by name. */
const PATH_PARTS: Readonly<Record<string, { description: string; schema: JsonSchema }>> = {
  site: {
    description: 'Slug of the site, or one of its verified custom domains.',
    schema: { type: 'string' },
  },
  id: { description: 'ID of the object.', schema: { type: 'string', format: 'uuid' } },
  recipeId: { description: 'ID of the recipe.', schema: { type: 'string', format: 'uuid' } },
  tokenValue: {
    description: 'Token from the sign-in link: its `mgk` parameter.',
    schema: { type: 'string' },
  },
  recipeSlug: { description: 'Slug of the recipe.', schema: { type: 'string' } },
  collectionSlug: { description: 'Slug of the collection.', schema: { type: 'string' } },
  letterKind: {
    description: 'Kind of the automatic letter.',
    schema: { type: 'string', enum: [...AUTOMATIC_LETTER_KINDS] },
  },
  letterSlug: { description: 'Slug of the letter.', schema: { type: 'string' } },
  versionId: { description: 'ID of the version.', schema: { type: 'string', format: 'uuid' } },
  linkId: { description: 'ID of the link.', schema: { type: 'string', format: 'uuid' } },
  deliveryId: {
    description: 'ID of the delivery.',
    schema: { type: 'string', format: 'uuid' },
  },
  exportToken: { description: 'Token from the link.', schema: { type: 'string' } },
  sessionId: {
    description: 'ID of the checkout session or the billing portal session.',
    schema: { type: 'string' },
  },
  accountId: { description: 'ID of the payment account.', schema: { type: 'string' } },
  code: { description: 'Code of the coupon.', schema: { type: 'string' } },
}

/** The path parameters of a call. */
export const pathParameters = (path: string): Parameter[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => {
    const part = PATH_PARTS[name] ?? { description: '', schema: { type: 'string' } }
    return {
      name,
      in: 'path',
      required: true,
      ...part,
      example: buildExample(part.schema, {}, name),
    }
  })

/** The query parameters of a call. */
export function queryParameters(query: z.ZodType, described: Described): Parameter[] {
  const { properties = {}, required = [] } = described.of(query)
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    ...(required.includes(name) ? { required: true as const } : {}),
    ...valuesOf(schema, isList(query, name)),
    example: buildExample(schema, described.components, name),
  }))
}

/** Moves the description from the schema to the parameter, where readers of OpenAPI look for it. */
function valuesOf(
  { description = '', ...schema }: JsonSchema,
  isJoined: boolean,
): Pick<Parameter, 'description' | 'schema' | 'style' | 'explode'> {
  if (!isJoined) return { description, schema }
  const joined = `${description} Separated by commas.`
  return { description: joined, schema: LIST, style: 'form', explode: false }
}

const LIST: JsonSchema = { type: 'array', items: { type: 'string' } }

/** Whether a query parameter is parsed as a list; found out by parsing one. */
function isList(query: z.ZodType, name: string): boolean {
  const read = query.safeParse({ [name]: 'a,b' })
  const value: unknown = read.success ? (read.data as Record<string, unknown>)[name] : undefined
  return Array.isArray(value)
}

/** The types of blocks of an answer's wider texts. */
export const BLOCKS_PARAMETER: Parameter = {
  name: 'blocks',
  in: 'query',
  description:
    '`basic` reduces stories, about pages and letters to the block types of `RichText`; `all` by default. Reduced blocks are marked `reduced` and rejected in requests.',
  schema: { type: 'string', enum: [...BLOCK_SETS] },
  example: 'basic',
}

/** The header parameters of a call. */
export function headerParameters(schema: CallSchema, body: JsonSchema | undefined): Parameter[] {
  const headers: Parameter[] = []
  if (schema.idempotent) {
    headers.push({
      name: 'Idempotency-Key',
      in: 'header',
      description:
        'Idempotency key, such as a UUID. Repeating a call with the same key within a day has no effect and returns the first response.',
      schema: { type: 'string', minLength: 1, maxLength: 255 },
    })
  }
  if (body?.properties && 'updatedAt' in body.properties) {
    headers.push({
      name: 'If-Unmodified-Since',
      in: 'header',
      description:
        'The version that the edit is based on, as an alternative to `updatedAt` in the body; if the object has changed since, the request fails with `conflict`.',
      schema: { type: 'string' },
    })
  }
  return headers
}
