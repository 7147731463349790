import type { Payload } from 'payload'
import { rows } from '@/src/server/database/statements'

/** Columns of a table and their types in the database. */
export type ColumnTypes = Readonly<Record<string, string>>

/**
 * Stores rows of a table in one statement, whatever their number: they travel as one JSON value.
 * `ending` may say what happens to those that are there, or what is given back.
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
