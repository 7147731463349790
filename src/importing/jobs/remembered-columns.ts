import type { Payload } from 'payload'
import { z } from 'zod'
import { ImportTable } from '@/src/contract/import-table'
import { rows } from '@/src/server/database/statements'
import { getTableShape } from '../formats/format'

const CHOSEN = {
  name: 'import_chosen_columns',
  text: `select options -> 'columns' as columns, options -> 'tables' as tables from imports
    where site_id = $1 and coalesce(options -> 'columns', '{}') <> '{}'
      and jsonb_array_length(coalesce(options -> 'tables', '[]')) > 0
    order by created_at desc, id limit 50`,
}

const Chosen = z.object({
  columns: z.record(z.string(), z.string()),
  tables: z.array(ImportTable),
})

/**
 * Returns the columns chosen for earlier tables of a site, by table shape; the latest choice wins.
 * @see docs/product/import-and-export.md#tables
 */
export async function getRememberedColumns(
  payload: Payload,
  siteId: string,
): Promise<ReadonlyMap<string, Readonly<Record<string, string>>>> {
  const remembered = new Map<string, Readonly<Record<string, string>>>()
  for (const row of await rows(payload, CHOSEN, [siteId])) {
    const chosen = Chosen.safeParse(row)
    if (!chosen.success) continue
    for (const { columns } of chosen.data.tables) {
      const shape = getTableShape(columns.map(({ name }) => name))
      if (!remembered.has(shape)) remembered.set(shape, chosen.data.columns)
    }
  }
  return remembered
}
