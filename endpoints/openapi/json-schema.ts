import { z } from 'zod'

type Scalar = string | number | boolean | null

/** The part of JSON Schema 2020-12 that the contract's schemas generate. */
export type JsonSchema = {
  $ref?: string
  title?: string
  description?: string
  type?: string | string[]
  format?: string
  enum?: Scalar[]
  const?: Scalar
  default?: Scalar | readonly Scalar[]
  minLength?: number
  maxLength?: number
  pattern?: string
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  minItems?: number
  maxItems?: number
  required?: string[]
  properties?: Record<string, JsonSchema>
  propertyNames?: JsonSchema
  additionalProperties?: boolean | JsonSchema
  items?: JsonSchema
  anyOf?: JsonSchema[]
}

const ScalarValue = z.union([z.string(), z.number(), z.boolean(), z.null()])
const Inner: z.ZodType<JsonSchema> = z.lazy(() => ReadJsonSchema)

/**
 * Parses JSON Schema. Drops keywords of no use to clients: identifiers of the generator, and `readOnly`,
 * which in OpenAPI would mean "never send this".
 */
export const ReadJsonSchema: z.ZodType<JsonSchema> = z.object({
  $ref: z.string().exactOptional(),
  title: z.string().exactOptional(),
  description: z.string().exactOptional(),
  type: z.union([z.string(), z.array(z.string())]).exactOptional(),
  format: z.string().exactOptional(),
  enum: z.array(ScalarValue).exactOptional(),
  const: ScalarValue.exactOptional(),
  default: z.union([ScalarValue, z.array(ScalarValue)]).exactOptional(),
  minLength: z.number().exactOptional(),
  maxLength: z.number().exactOptional(),
  pattern: z.string().exactOptional(),
  minimum: z.number().exactOptional(),
  maximum: z.number().exactOptional(),
  exclusiveMinimum: z.number().exactOptional(),
  minItems: z.number().exactOptional(),
  maxItems: z.number().exactOptional(),
  required: z.array(z.string()).exactOptional(),
  properties: z.record(z.string(), Inner).exactOptional(),
  propertyNames: Inner.exactOptional(),
  additionalProperties: z.union([z.boolean(), Inner]).exactOptional(),
  items: Inner.exactOptional(),
  anyOf: z.array(Inner).exactOptional(),
})

/** Named schemas of a document. */
export type Components = Readonly<Record<string, JsonSchema>>

const PREFIX = '#/components/schemas/'

/** The address of a named schema inside of the document. */
export const refTo = (name: string): string => `${PREFIX}${name}`

/** The schema name in a `$ref`. */
export const refName = (ref: string): string => ref.slice(PREFIX.length)

/** Resolves a schema that may be a `$ref`. */
export function resolveRef(schema: JsonSchema, components: Components): JsonSchema {
  if (schema.$ref === undefined) return schema
  const found = components[refName(schema.$ref)]
  if (!found) throw new Error(`Nothing is at ${schema.$ref}`)
  return found
}

/** Lists the types that a schema allows, including `null`; empty when it does not say. */
export const typesOf = ({ type }: JsonSchema): readonly string[] =>
  type === undefined ? [] : typeof type === 'string' ? [type] : type
