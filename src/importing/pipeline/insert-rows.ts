import type { TransactionClient } from '@/src/server/database/statements'

/** Columns of a table with their database types. */
export type ColumnTypes = Readonly<Record<string, string>>

/**
 * Inserts any number of rows of a table in one statement, as a single JSON value. `ending` can add
 * a conflict or returning clause.
 */
export async function insertRows(
  client: TransactionClient,
  table: string,
  columns: ColumnTypes,
  rows: readonly Readonly<Record<string, unknown>>[],
  ending = '',
): Promise<void> {
  if (rows.length === 0) return
  const names = Object.keys(columns).map((name) => `"${name}"`)
  const typed = Object.entries(columns).map(([name, type]) => `"${name}" ${type}`)
  await client.query({
    name: `import_into_${table}`,
    text: `insert into "${table}" (${names.join(', ')})
      select ${names.join(', ')} from jsonb_to_recordset($1::jsonb) as r(${typed.join(', ')})
      ${ending}`,
    values: [JSON.stringify(rows)],
  })
}
