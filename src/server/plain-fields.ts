import type { FieldTable, PlainField } from '@/src/contract/plain-fields'
import { documentFromLexical, wideFromLexical } from '@/src/domain/rich-text/from-lexical'
import type { LetterDocument, WideDocument } from '@/src/domain/rich-text/document'
import { lexicalFromDocument } from '@/src/domain/rich-text/to-lexical'
import { isoInstant } from './database/instant-sql'
import { payloadText } from './rich-text'
import type { PayloadText } from './rich-text'
import { instantOf, textOf } from './stored-values'

/*
 * Statements and conversions derived from a field table (src/contract/plain-fields.ts). Statements are
 * built once, when a module loads; conversions lead between shapes of the API, of Payload and of rows.
 */

/** `jsonb_build_object` takes 100 arguments at most. */
const MOST_PAIRS = 50

/** A JSON object of the fields of row `alias`, and of `others` (expressions by name), as SQL. */
export function selectObject(
  table: FieldTable,
  alias: string,
  others: Readonly<Record<string, string>> = {},
): string {
  const plain = Object.entries(table).map(([name, field]) => [name, expression(field, alias)])
  const pairs = [...plain, ...Object.entries(others)].map(
    ([name = '', selected = '']) => `'${name}', ${selected}`,
  )
  const objects = Array.from({ length: Math.ceil(pairs.length / MOST_PAIRS) }, (_, at) =>
    pairs.slice(at * MOST_PAIRS, (at + 1) * MOST_PAIRS).join(', '),
  )
  return objects.map((each) => `jsonb_build_object(${each})`).join(' || ')
}

/** The fields of row `alias` as columns of a select, under their names in the contract. */
export const selectColumns = (table: FieldTable, alias: string): string =>
  Object.entries(table)
    .map(([name, field]) => `${asNumber(field, expression(field, alias))} as "${name}"`)
    .join(', ')

/** Selects a column: a numeric is returned as text, and cast to a number. */
const asNumber = ({ type }: PlainField, selected: string): string =>
  type === 'numeric' ? `${selected}::float8` : selected

function expression({ column, type }: PlainField, alias: string): string {
  if (type === 'timestamptz') return isoInstant(`${alias}.${column}`)
  if (type === 'boolean') return `coalesce(${alias}.${column}, false)`
  return `${alias}.${column}`
}

/** Fields as selected: rich text is Lexical, everything else has its type in the contract. */
export type FieldRow<Table extends FieldTable, Shape extends object> = {
  [Name in keyof Table & keyof Shape]: Table[Name] extends { isRich: true | 'wide' }
    ? unknown
    : Shape[Name]
}

/**
 * Converts a row to the fields of the table in the contract's shape; drops all others. Rich text that was
 * never stored becomes an empty document.
 */
export const presentFields = <Shape extends object, Name extends keyof Shape & string>(
  table: Readonly<Record<Name, PlainField>>,
  row: Readonly<Record<Name, unknown>>,
): Pick<Shape, Name> =>
  mapped(table, ({ isRich, isList }, name) => {
    if (isRich) return documentOf(isRich, row[name])
    return isList ? (row[name] ?? []) : row[name]
  }) as Pick<Shape, Name>

/** Converts a write to all fields of the table as Payload stores them; omitted ones are empty. */
export const storedFields = <Stored extends object, Name extends keyof Stored & string>(
  table: Readonly<Record<Name, PlainField>>,
  write: Readonly<Partial<Record<NoInfer<Name>, unknown>>>,
): Pick<Stored, Name> =>
  mapped(table, (field, name) => storedValue(field, write[name])) as Pick<Stored, Name>

/** Converts a partial write to stored fields: omitted ones are undefined, so that they do not change. */
export const sentFields = <Stored extends object, Name extends keyof Stored & string>(
  table: Readonly<Record<Name, PlainField>>,
  write: Readonly<Partial<Record<NoInfer<Name>, unknown>>>,
): Partial<Pick<Stored, Name>> =>
  mapped(table, (field, name) =>
    write[name] === undefined ? undefined : storedValue(field, write[name]),
  )

/** All fields of the table by their columns, for inserting rows in bulk. */
export const columnValues = <Name extends string>(
  table: Readonly<Record<Name, PlainField>>,
  write: Readonly<Partial<Record<NoInfer<Name>, unknown>>>,
): Record<string, unknown> =>
  Object.fromEntries(
    entriesOf(table).map(([name, field]) => [field.column, storedValue(field, write[name])]),
  )

/** The fields of a row as Payload stores it by their columns, for inserting rows in bulk. */
export const storedColumns = <Name extends string>(
  table: Readonly<Record<Name, PlainField>>,
  stored: Readonly<Partial<Record<NoInfer<Name>, unknown>>>,
): Record<string, unknown> =>
  Object.fromEntries(entriesOf(table).map(([name, { column }]) => [column, stored[name]]))

/** The columns of the table with their Postgres types. */
export const columnTypes = (table: FieldTable): Record<string, string> =>
  Object.fromEntries(Object.values(table).map(({ column, type }) => [column, type]))

/** Converts the fields of a Payload document to the write form of the API, not validated. */
export const writtenFields = <Name extends string>(
  table: Readonly<Record<Name, PlainField>>,
  stored: Readonly<Partial<Record<NoInfer<Name>, unknown>>>,
): Record<Name, unknown> =>
  mapped(table, (field, name) => writtenValue(field, stored[name])) as Record<Name, unknown>

/** Rich text as Payload stores it; an empty one is none at all. */
export const storedText = (document: LetterDocument | null | undefined): PayloadText | null =>
  document && document.length > 0 ? payloadText(lexicalFromDocument(document)) : null

function storedValue({ isRich, ifEmpty }: PlainField, value: unknown): unknown {
  // A rich field of a write was validated as a document.
  if (isRich) return storedText(value as WideDocument | null | undefined)
  return value ?? ifEmpty ?? null
}

/** A required field stays as it is, so that the schema can refuse it. */
function writtenValue(field: PlainField, value: unknown): unknown {
  const { type, isRich, isRequired, ifEmpty } = field
  if (isRich) return documentOf(isRich, value)
  if (isRequired) return value
  if (ifEmpty !== undefined) return value ?? ifEmpty
  if (type === 'boolean') return value ?? false
  if (type === 'timestamptz') return instantOf(value)
  return type === 'varchar' ? textOf(value) : (value ?? null)
}

const documentOf = (isRich: true | 'wide', stored: unknown): WideDocument =>
  isRich === 'wide' ? wideFromLexical(stored) : documentFromLexical(stored)

const entriesOf = <Name extends string>(table: Readonly<Record<Name, PlainField>>) =>
  // `entries` loses the literal keys of its argument.
  Object.entries<PlainField>(table) as [Name, PlainField][]

/** An object with a value for each field; the type of the table says which names and values these are. */
function mapped<Name extends string>(
  table: Readonly<Record<Name, PlainField>>,
  valueOf: (field: PlainField, name: Name) => unknown,
): object {
  return Object.fromEntries(entriesOf(table).map(([name, field]) => [name, valueOf(field, name)]))
}
