import { createHash } from 'node:crypto'
import {
  NUMBER_EXAMPLES,
  TEXT_EXAMPLES,
  LEFT_OUT,
  NESTED_TEXT_EXAMPLES,
  TRUE_EXAMPLES,
  ALTERNATIVES,
} from './example-values'
import { resolveRef, typesOf } from './json-schema'
import type { Components, JsonSchema } from './json-schema'

/** The place of an example's value: its field, and the field of the object around it. */
type Place = { field: string; parent: string; refs: readonly string[] }

/**
 * Builds an example value of a schema, deterministically, with realistic texts by field name. Recursive
 * lists are empty at the second level.
 */
export function buildExample(schema: JsonSchema, components: Components, field = ''): unknown {
  return new Examples(components).value(schema, { field, parent: '', refs: [] })
}

class Examples {
  constructor(private readonly components: Components) {}

  value(schema: JsonSchema, place: Place): unknown {
    if (schema.$ref !== undefined) {
      const inner = { ...place, refs: [...place.refs, schema.$ref] }
      return this.value(resolveRef(schema, this.components), inner)
    }
    if (schema.const !== undefined) return schema.const
    if (schema.enum) return schema.enum[0]
    if (schema.anyOf) return this.value(this.choose(schema.anyOf), place)
    return this.ofType(schema, place)
  }

  private ofType(schema: JsonSchema, place: Place): unknown {
    const [type] = typesOf(schema)
    if (type === 'object') return this.object(schema, place)
    if (type === 'array') return this.array(schema, place)
    if (type === 'string') return text(schema, place)
    if (type === 'boolean') return TRUE_EXAMPLES.has(place.field)
    if (type === 'number' || type === 'integer') return number(schema, place.field)
    return null
  }

  private choose(options: readonly JsonSchema[]): JsonSchema {
    return options.find((option) => !typesOf(option).includes('null')) ?? {}
  }

  private object(schema: JsonSchema, { field, refs }: Place): Record<string, unknown> {
    const entries = Object.entries(schema.properties ?? {}).filter(
      ([name]) => !LEFT_OUT.has(name) && !isAlternative(schema, name),
    )
    const { additionalProperties: extra } = schema
    if (entries.length === 0 && typeof extra === 'object') {
      const name = text({}, { field: 'name', parent: field, refs })
      return { [name]: this.value(extra, { field: 'value', parent: field, refs }) }
    }
    return Object.fromEntries(
      entries.map(([name, inner]) => [
        name,
        this.value(inner, { field: name, parent: field, refs }),
      ]),
    )
  }

  private array({ items }: JsonSchema, place: Place): unknown[] {
    if (!items || this.beginsAgain(items, place.refs)) return []
    return [this.value(items, place)]
  }

  private beginsAgain({ $ref }: JsonSchema, refs: readonly string[]): boolean {
    return $ref !== undefined && refs.includes($ref)
  }
}

/** Whether an optional field takes the place of another field of an object. */
function isAlternative({ properties = {}, required = [] }: JsonSchema, name: string): boolean {
  const other = ALTERNATIVES.get(name)
  return other !== undefined && other in properties && !required.includes(name)
}

function text(schema: JsonSchema, { field, parent }: Place): string {
  if (schema.format === 'uuid') return exampleId(field)
  const value =
    NESTED_TEXT_EXAMPLES[`${parent}.${field}`] ??
    TEXT_EXAMPLES[field] ??
    byFormat(schema) ??
    words(field)
  return schema.maxLength === undefined ? value : value.slice(0, schema.maxLength)
}

function byFormat({ format, pattern }: JsonSchema): string | undefined {
  if (format === 'uri') return 'https://example.com/'
  if (format === 'date-time' || pattern === 'Z$') return '2026-03-01T09:30:00.000Z'
  return undefined
}

/** `displayName` reads as "Display name". */
function words(field: string): string {
  const spaced = field.replace(/([A-Z])/g, ' $1').toLowerCase()
  return spaced === '' ? 'Text' : spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

function number({ minimum = 0, maximum = Infinity }: JsonSchema, field: string): number {
  return Math.min(Math.max(NUMBER_EXAMPLES[field] ?? 1, minimum), maximum)
}

/** Derives a fixed UUID from a field name. */
export function exampleId(field: string): string {
  const hex = createHash('sha256').update(field).digest('hex')
  const part = (from: number, to: number): string => hex.slice(from, to)
  return `${part(0, 8)}-${part(8, 12)}-4${part(13, 16)}-8${part(17, 20)}-${part(20, 32)}`
}
