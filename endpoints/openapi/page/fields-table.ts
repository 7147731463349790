import { escapeHtml } from '@/src/domain/recipe-html/escape'
import { refName, typesOf } from '../json-schema'
import type { JsonSchema } from '../json-schema'
import type { Parameter } from '../document-shape'
import { inline } from './prose'
import { schemaLink, typeText } from './type-text'

type FieldRow = { name: string; type: string; isRequired: boolean; note: string }

/** Renders the fields of a schema as a table; fields of nested unnamed objects are listed by path. */
export function fieldsTable(schema: JsonSchema, caption: string): string {
  if (schema.$ref !== undefined) {
    return `<p class="note">${escapeHtml(caption)}: ${schemaLink(refName(schema.$ref))}</p>`
  }
  const rows = rowsOf(schema, '')
  if (rows.length > 0) return table(caption, rows)
  const isNothing = typesOf(schema).includes('object')
  const text = isNothing ? 'empty object' : typeText(schema)
  return `<p class="note">${escapeHtml(caption)}: ${text}</p>`
}

/** Renders the parameters of a call as tables, by location. */
export function parametersTables(parameters: readonly Parameter[]): string {
  const places = [
    ['path', 'Path parameters'],
    ['query', 'Query parameters'],
    ['header', 'Headers'],
  ] as const
  return places
    .map(([place, caption]) => {
      const rows = parameters.filter((parameter) => parameter.in === place).map(parameterRow)
      return rows.length === 0 ? '' : table(caption, rows)
    })
    .join('')
}

const parameterRow = ({ name, schema, required, description }: Parameter): FieldRow => ({
  name,
  type: typeText(schema),
  isRequired: required === true,
  note: [description ?? '', defaultText(schema)].filter(Boolean).join(' '),
})

function rowsOf(schema: JsonSchema, prefix: string): FieldRow[] {
  const { properties = {}, required = [] } = schema
  return Object.entries(properties).flatMap(([key, field]) => {
    const name = `${prefix}${key}`
    const inner = innerObject(field)
    const row = {
      name,
      type: typeText(field),
      isRequired: required.includes(key),
      note: [field.description ?? '', defaultText(field)].filter(Boolean).join(' '),
    }
    if (!inner) return [row]
    return [
      { ...row, type: inner.isList ? 'list' : 'object' },
      ...rowsOf(inner.schema, `${name}${inner.isList ? '[]' : ''}.`),
    ]
  })
}

/** The unnamed object of a field, single or in a list. */
function innerObject(field: JsonSchema): { schema: JsonSchema; isList: boolean } | undefined {
  const schema = field.anyOf?.find(({ properties, items }) => properties ?? items) ?? field
  if (schema.properties) return { schema, isList: false }
  return schema.items?.properties ? { schema: schema.items, isList: true } : undefined
}

const defaultText = (schema: JsonSchema): string =>
  schema.default === undefined ? '' : `Default: \`${defaultValue(schema.default)}\`.`

/** A long name may break where a word begins. */
const breakable = (name: string): string =>
  escapeHtml(name).replace(/(?<=[a-z.])(?=[A-Z])/g, '<wbr>')

const table = (caption: string, rows: readonly FieldRow[]): string =>
  `<table><caption>${escapeHtml(caption)}</caption><tbody>${rows
    .map(
      ({ name, type, isRequired, note }) =>
        `<tr><th scope="row"><code>${breakable(name)}</code>${isRequired ? ' <b>required</b>' : ''}</th><td>${type}${note === '' ? '' : `<span>${inline(note)}</span>`}</td></tr>`,
    )
    .join('')}</tbody></table>`

const defaultValue = (value: JsonSchema['default']): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value)
