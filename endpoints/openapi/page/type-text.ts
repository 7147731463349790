import { escapeHtml } from '@/src/domain/recipe-html/escape'
import { refName, typesOf } from '../json-schema'
import type { JsonSchema } from '../json-schema'

/** The type of a field as short HTML; named schemas are links to their description. */
export function typeText(schema: JsonSchema): string {
  if (schema.$ref !== undefined) return schemaLink(refName(schema.$ref))
  if (schema.const !== undefined) return literal(schema.const)
  if (schema.enum) return schema.enum.map(literal).join(' | ')
  if (schema.anyOf) return schema.anyOf.map(typeText).join(' | ')
  const text = typesOf(schema)
    .map((type) => oneType(type, schema))
    .join(' | ')
  return text === '' ? 'anything' : text
}

/** A link to where a named schema is described. */
export const schemaLink = (name: string): string =>
  `<a href="#schema-${escapeHtml(name)}">${escapeHtml(name)}</a>`

const literal = (value: unknown): string => `<code>${escapeHtml(JSON.stringify(value))}</code>`

function oneType(type: string, schema: JsonSchema): string {
  if (type === 'array') {
    const inner = schema.items ? typeText(schema.items) : 'anything'
    const list = inner.includes(' | ') ? `(${inner})[]` : `${inner}[]`
    return `${list}${limits([['≤', schema.maxItems]])}`
  }
  if (type === 'string') return stringText(schema)
  if (type === 'integer' || type === 'number') {
    return `${type}${limits([
      ['≥', schema.minimum],
      ['≤', isReal(schema.maximum) ? schema.maximum : undefined],
    ])}`
  }
  return type
}

/** Zod adds the range of safe integers to every integer; it is not shown. */
const isReal = (maximum: number | undefined): boolean => maximum !== Number.MAX_SAFE_INTEGER

function stringText({ format, minLength, maxLength }: JsonSchema): string {
  const kind = format === undefined ? 'string' : format
  return `${kind}${limits([
    ['≥', minLength !== undefined && minLength > 1 ? minLength : undefined],
    ['≤', maxLength],
  ])}${minLength === 1 ? ', not empty' : ''}`
}

const limits = (bounds: readonly [string, number | undefined][]): string =>
  bounds
    .filter(([, bound]) => bound !== undefined && bound > Number.MIN_SAFE_INTEGER)
    .map(([word, bound]) => ` ${word}&nbsp;${(bound ?? 0).toLocaleString('en')}`)
    .join('')
