import type { RichTextDocument, WideDocument } from '@/src/domain/rich-text/document'

/** The Postgres type of a column; the last two are enumerations. */
type ColumnType =
  | 'uuid'
  | 'varchar'
  | 'numeric'
  | 'boolean'
  | 'jsonb'
  | 'timestamptz'
  | `recipe_${string}`
  | `site_${string}`

/** One line of a field table: a field of an entity that is one column of its row. */
export type PlainField = Readonly<{
  column: string
  type: ColumnType
  /** The access level for reading it; each table has its own levels. */
  shown: string
  /** The access level for writing it: anyone who may write the entity by default. */
  by?: 'owner' | 'server'
  /** Rich text: a document in API shapes, Lexical in the database; `wide` with all types of blocks. */
  isRich?: true | 'wide'
  /** A list of plain objects as JSON; one that was never stored is empty. */
  isList?: true
  /** Never empty; a write that makes the entity has to name it. */
  isRequired?: true
  /** The value that is stored instead of null when it is left out. */
  ifEmpty?: string | number
  /** Search reads its words. */
  isSearched?: true
}>

/** The plain fields of an entity by their names in the contract. */
export type FieldTable = Readonly<Record<string, PlainField>>

type ColumnOf<Value> = [Value] extends [boolean]
  ? { type: 'boolean'; isRich?: never }
  : [Value] extends [number]
    ? { type: 'numeric'; isRich?: never }
    : [Value] extends [string]
      ? { type: Exclude<ColumnType, 'boolean' | 'numeric' | 'jsonb'>; isRich?: never }
      : [Value] extends [RichTextDocument]
        ? { type: 'jsonb'; isRich: true }
        : [Value] extends [WideDocument]
          ? { type: 'jsonb'; isRich: 'wide' }
          : [Value] extends [readonly object[]]
            ? { type: 'jsonb'; isRich?: never; isList?: true }
            : never

type EmptyOf<Value, By> = By extends 'server'
  ? { isRequired?: never; ifEmpty?: never }
  : [null] extends [Value]
    ? { isRequired?: never; ifEmpty?: never }
    : [Value] extends [boolean | readonly object[]]
      ? { isRequired?: never; ifEmpty?: never }
      : { isRequired: true; ifEmpty?: never } | { isRequired?: never; ifEmpty: Value }

type SetBy<By> = By extends undefined ? { by?: never } : { by: By }

/**
 * The line of a field table for a field whose contract type is `Value`: a column of that type, and a
 * default if it is optional but not nullable.
 */
export type FieldFor<Value, Shown extends string, By extends PlainField['by']> = {
  column: string
  shown: Shown
  isSearched?: true
} & ColumnOf<NonNullable<Value>> &
  EmptyOf<Value, By> &
  SetBy<By>

/** The names of fields with the read level `Shown`. */
export type NamesShown<Table extends FieldTable, Shown extends string> = {
  [Name in keyof Table & string]: Table[Name]['shown'] extends Shown ? Name : never
}[keyof Table & string]

/** The names of writable fields. */
export type NamesWritten<Table extends FieldTable> = {
  [Name in keyof Table & string]: Table[Name] extends { by: 'server' } ? never : Name
}[keyof Table & string]

/** The names of fields that search reads. */
export type NamesSearched<Table extends FieldTable> = {
  [Name in keyof Table & string]: Table[Name] extends { isSearched: true } ? Name : never
}[keyof Table & string]

/** The names of fields that the owner alone sets. */
type NamesOfOwner<Table extends FieldTable> = {
  [Name in keyof Table & string]: Table[Name] extends { by: 'owner' } ? Name : never
}[keyof Table & string]

/** Returns the fields of a table with one of some read levels. */
export const fieldsShown = <Table extends FieldTable, const Shown extends string>(
  table: Table,
  ...shown: readonly Shown[]
): Pick<Table, NamesShown<Table, Shown>> =>
  subTable(table, (field) => shown.some((each) => each === field.shown))

/** Returns the writable fields of a table. */
export const fieldsWritten = <Table extends FieldTable>(
  table: Table,
): Pick<Table, NamesWritten<Table>> => subTable(table, ({ by }) => by !== 'server')

/** The part of a table that the owner alone sets. */
export const fieldsOfOwner = <Table extends FieldTable>(
  table: Table,
): Pick<Table, NamesOfOwner<Table>> => subTable(table, ({ by }) => by === 'owner')

/** Returns the fields of a table that everyone may set who may write the entity. */
export const fieldsOfEditors = <Table extends FieldTable>(
  table: Table,
): Pick<Table, Exclude<NamesWritten<Table>, NamesOfOwner<Table>>> =>
  subTable(table, ({ by }) => by === undefined)

/** The part of a table that search reads. */
export const fieldsSearched = <Table extends FieldTable>(
  table: Table,
): Pick<Table, NamesSearched<Table>> => subTable(table, ({ isSearched }) => isSearched === true)

function subTable<Table extends FieldTable, Name extends keyof Table>(
  table: Table,
  isIn: (field: PlainField) => boolean,
): Pick<Table, Name> {
  const entries = Object.entries(table).filter(([, field]) => isIn(field))
  // `fromEntries` loses the literal keys; they are those of `table`, which the caller's type has.
  return Object.fromEntries(entries) as Pick<Table, Name>
}

/** The names of a table's fields, in its order. */
export const fieldNames = <Table extends FieldTable>(table: Table): (keyof Table & string)[] =>
  Object.keys(table)

/** Picks the fields of a table from an object. */
export function pickFields<Name extends string, Shape extends Readonly<Record<Name, unknown>>>(
  table: Readonly<Record<Name, PlainField>>,
  from: Shape,
): Pick<Shape, Name> {
  const names = Object.keys(table) as Name[]
  // `keys` and `fromEntries` lose the literal keys; they are those of `table`.
  return Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<Shape, Name>
}

/** Returns the empty values of fields in the contract; null for required ones. */
export function emptyFields<Shape extends object, Name extends keyof Shape & string>(
  table: Readonly<Record<Name, PlainField>>,
): Pick<Shape, Name> {
  const entries = Object.entries<PlainField>(table).map(([name, field]) => [name, emptyOf(field)])
  // `fromEntries` loses the literal keys; they are those of `table`.
  return Object.fromEntries(entries) as Pick<Shape, Name>
}

function emptyOf({ type, isRich, isList, ifEmpty }: PlainField): unknown {
  if (isRich || isList) return []
  return type === 'boolean' ? false : (ifEmpty ?? null)
}
