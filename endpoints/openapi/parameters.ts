import type { z } from 'zod'
import type { CallSchema } from '@/src/contract/call-schema'
import { BLOCK_SETS } from '../blocks'
import { buildExample } from './example'
import type { Parameter } from './document-shape'
import type { Described } from './describe-schemas'
import type { JsonSchema } from './json-schema'

/** Path parameters by name. */
const PATH_PARTS: Readonly<Record<string, { description: string; schema: JsonSchema }>> = {
  site: {
    description: 'The slug or a verified custom domain of the site.',
    schema: { type: 'string' },
  },
  id: { description: 'The id of the object.', schema: { type: 'string', format: 'uuid' } },
  recipeId: { description: 'The id of the recipe.', schema: { type: 'string', format: 'uuid' } },
  tokenValue: {
    description: 'The token of the sign-in link: its `mgk` parameter.',
    schema: { type: 'string' },
  },
  recipeSlug: { description: 'The slug of the recipe.', schema: { type: 'string' } },
  collectionSlug: { description: 'The slug of the collection.', schema: { type: 'string' } },
  versionId: { description: 'The id of the version.', schema: { type: 'string', format: 'uuid' } },
  linkId: { description: 'The id of the link.', schema: { type: 'string', format: 'uuid' } },
  deliveryId: {
    description: 'The id of the delivery.',
    schema: { type: 'string', format: 'uuid' },
  },
  exportToken: { description: 'The token of the link.', schema: { type: 'string' } },
  sessionId: {
    description: 'The id of the checkout session, or of the visit to the billing page.',
    schema: { type: 'string' },
  },
  accountId: { description: 'The id of the payment account.', schema: { type: 'string' } },
  code: { description: 'The code of the coupon.', schema: { type: 'string' } },
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
  const joined = `${description} Joined by commas.`
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
    '`basic` reduces stories and about pages to the types of blocks of `RichText`; `all` by default. What was reduced is marked `reduced` and refused when it is written back.',
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
        'An idempotency key, such as a UUID: a repeated call with the same key within a day creates nothing and returns the first response.',
      schema: { type: 'string', minLength: 1, maxLength: 255 },
    })
  }
  if (body?.properties && 'updatedAt' in body.properties) {
    headers.push({
      name: 'If-Unmodified-Since',
      in: 'header',
      description:
        'The version the edit is based on, instead of `updatedAt` in the body; an edit of an older version is refused with `conflict`.',
      schema: { type: 'string' },
    })
  }
  return headers
}
