import type { Payload } from 'payload'
import type { ImportRow } from '@/src/contract/import'
import { firstRow, rows } from '@/src/server/database/statements'
import { getImport } from './read'

/** Rows on one page of the list. */
const PAGE = 100

/** The columns of a row as the API shows it. */
export const ROW_COLUMNS = `r.id, r.position::int, r.name, r.kind, r.outcome, r.title, r.message,
  coalesce(r.warnings, '[]') as warnings, r.recipe_id as "recipeId",
  (r.outcome = 'failed' and r.kept is not null) as "isRetryable"`

const LIST = {
  name: 'import_rows_of_import',
  text: `select ${ROW_COLUMNS} from import_rows r
    where r.import_id = $1 and ($2::text is null or r.outcome::text = $2) and r.position > $3
    order by r.position limit ${PAGE}`,
}

/**
 * Rows of an import in the order of its file, a hundred behind a position. Two statements.
 * @throws Failure `not_found`
 * @see docs/product/import-and-export.md#failed-rows
 */
export async function listImportRows(
  payload: Payload,
  siteId: string,
  id: string,
  {
    outcome,
    after = 0,
  }: { outcome?: ImportRow['outcome'] | undefined; after?: number | undefined },
): Promise<ImportRow[]> {
  await getImport(payload, siteId, id)
  return rows<ImportRow>(payload, LIST, [id, outcome ?? null, after])
}

const FIND = {
  name: 'import_row_by_id',
  text: `select ${ROW_COLUMNS}, r.import_id as "importId", r.kept, i.status
    from import_rows r join imports i on i.id = r.import_id where r.id = $2 and r.site_id = $1`,
}

/** A row with what is kept of it and the state of its import. */
export type FoundRow = ImportRow & {
  importId: string
  kept: unknown
  status: string
}

/** Finds a row of a site; undefined when the site has no such row. One statement. */
export const findImportRow = (
  payload: Payload,
  siteId: string,
  id: string,
): Promise<FoundRow | undefined> => firstRow<FoundRow>(payload, FIND, [siteId, id])
