import pg from 'pg'
import type { ColumnKind } from './statement-calls'

/** A column of a statement's rows, as Postgres describes it. */
export type DescribedColumn = {
  kind: ColumnKind
  /**
   * Whether it is a table's column that may hold null, and the statement nowhere asks it to be `not null`;
   * false for expressions, of which nothing is known.
   */
  isNullable: boolean
}

type Field = { name: string; dataTypeID: number; tableID: number; columnID: number }

/** Describes the rows of a statement without running it. Throws what Postgres says of a wrong statement. */
export async function describeStatement(
  client: pg.Client,
  text: string,
): Promise<Map<string, DescribedColumn>> {
  const fields = await describe(client, text)
  const nullable = await nullableColumns(client, fields)
  return new Map(
    fields.map((field) => [
      field.name,
      {
        kind: kindOf(field.dataTypeID),
        isNullable: nullable.some(
          (column) =>
            column.table === field.tableID &&
            column.number === field.columnID &&
            !text.includes(`${column.name} is not null`),
        ),
      },
    ]),
  )
}

const NULLABLE = `select attrelid as table, attnum as number, attname as name from pg_attribute
  where attrelid = any($1::oid[]) and not attnotnull`

const BUILTIN = pg.types.builtins
const KINDS: ReadonlyMap<number, ColumnKind> = new Map<number, ColumnKind>([
  [BUILTIN.BOOL, 'boolean'],
  ...[BUILTIN.INT2, BUILTIN.INT4, BUILTIN.OID, BUILTIN.FLOAT4, BUILTIN.FLOAT8].map(
    (type) => [type, 'number'] as const,
  ),
  ...[BUILTIN.DATE, BUILTIN.TIMESTAMP, BUILTIN.TIMESTAMPTZ].map((type) => [type, 'date'] as const),
  ...[BUILTIN.JSON, BUILTIN.JSONB].map((type) => [type, 'json'] as const),
  [BUILTIN.BYTEA, 'bytes'],
])
const parserOf: (type: number) => (text: string) => unknown = pg.types.getTypeParser
/** Makes the driver's parser of a type show whether it reads arrays. */
const EMPTY_ARRAY = '{}'

/** Returns the kind of value that the driver makes of a type; types without a parser, such as our enums, are strings. */
function kindOf(type: number): ColumnKind {
  const kind = KINDS.get(type)
  if (kind) return kind
  return Array.isArray(parserOf(type)(EMPTY_ARRAY)) ? 'array' : 'string'
}

/** Sends a statement to be parsed and described, by the same messages that the driver prepares it with. */
function describe(client: pg.Client, text: string): Promise<Field[]> {
  return new Promise((resolve, reject) => {
    let fields: Field[] = []
    let failure: Error | null = null
    client.query({
      submit(connection: pg.Connection) {
        connection.parse({ name: '', text, types: [] }, false)
        connection.describe({ type: 'S', name: '' }, false)
        connection.sync()
      },
      handleRowDescription(message: { fields: Field[] }) {
        fields = message.fields
      },
      handleError(error: Error) {
        failure = error
        reject(error)
      },
      handleReadyForQuery() {
        if (failure === null) resolve(fields)
      },
    })
  })
}

type Column = { table: number; number: number; name: string }

async function nullableColumns(client: pg.Client, fields: readonly Field[]): Promise<Column[]> {
  const tables = [...new Set(fields.map(({ tableID }) => tableID))]
  const { rows } = await client.query<Column>(NULLABLE, [tables])
  return rows
}
