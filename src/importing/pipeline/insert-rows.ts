import type { Payload } from 'payload'
import { rows } from '@/src/server/database/statements'

/** Columns of a table with their database types. */
export type ColumnTypes = Readonly<Record<string, string>>

/**
 * Inserts any number of rows of a table in one statement, as a single JSON value. `ending` can add
 * a conflict or returning clause.
 */
export async function insertRows(
  payload: Payload,
  table: string,
  columns: ColumnTypes,
  records: readonly Readonly<Record<string, unknown>>[],
  ending = '',
): Promise<void> {
  if (records.length === 0) return
  const names = Object.keys(columns).map((name) => `"${name}"`)
  const typed = Object.entries(columns).map(([name, type]) => `"${name}" ${type}`)
  const statement = {
    name: `import_into_${table}`,
    text: `insert into "${table}" (${names.join(', ')})
      select ${names.join(', ')} from jsonb_to_recordset($1::jsonb) as r(${typed.join(', ')})
      ${ending}`,
  }
  await rows(payload, statement, [JSON.stringify(records)])
}
