import type { Payload } from 'payload'
import { IMPORT_ROWS_A_PAGE } from '@/src/domain/import-limits'
import type { ImportRow, ImportRowsQuery } from '@/src/contract/import'
import { firstRow, rows } from '@/src/server/database/statements'
import { getImport } from './read'

/** Maximum number of pictures named per row. */
const MAX_PICTURES = 20

const FAILED_PICTURES = `coalesce((select jsonb_agg(jsonb_build_object('message',
      coalesce(p.message, ''), 'source',
      case when p.source like 'data:%' then null else left(p.source, 500) end) order by p.position)
    from (select * from import_pictures p where p.import_id = r.import_id
      and (p.recipe_id = r.recipe_id or p.letter_id = r.letter_id)
      and p.status = 'failed'
      order by p.position limit ${MAX_PICTURES}) p), '[]') as "failedPictures"`

/** The SQL columns of a row in the API. */
export const ROW_COLUMNS = `r.id, r.position::int, r.name, r.kind, r.outcome, r.title, r.message,
  coalesce(r.warnings, '[]') as warnings, r.recipe_id as "recipeId",
  r.letter_id as "letterId", ${FAILED_PICTURES},
  (r.outcome = 'failed' and r.kept is not null) as "isRetryable"`

const FITS = `from import_rows r
    where r.import_id = $1 and ($2::text is null or r.outcome::text = $2)
      and ($3::text is null or r.kind = $3)
      and ($4::text is null
        or position(lower($4) in lower(concat_ws(' ', r.title, r.name, r.message))) > 0)
      and r.position > $5`

const LIST = {
  name: 'import_rows_of_import',
  text: `select ${ROW_COLUMNS} ${FITS} order by r.position limit ${IMPORT_ROWS_A_PAGE} offset $6`,
}
const COUNT = { name: 'import_rows_count', text: `select count(*)::int as total ${FITS}` }

/**
 * Lists the rows of an import in the order of its file, a hundred after a position or an offset,
 * with the total number of matches. Three statements.
 * @throws Failure `not_found`
 * @see docs/product/import-and-export.md#failed-rows
 */
export async function listImportRows(
  payload: Payload,
  siteId: string,
  id: string,
  { outcome, kind, query = '', after = 0, offset = 0 }: ImportRowsQuery,
): Promise<{ total: number; rows: ImportRow[] }> {
  await getImport(payload, siteId, id)
  const fits = [id, outcome ?? null, kind ?? null, query.trim() || null, after]
  const [counted, found] = await Promise.all([
    firstRow<{ total: number }>(payload, COUNT, fits),
    rows<ImportRow>(payload, LIST, [...fits, offset]),
  ])
  return { total: counted?.total ?? 0, rows: found }
}

const FIND = {
  name: 'import_row_by_id',
  text: `select ${ROW_COLUMNS}, r.import_id as "importId", r.kept, i.status,
      coalesce((i.options ->> 'asDrafts')::boolean, false) as "asDrafts"
    from import_rows r join imports i on i.id = r.import_id where r.id = $2 and r.site_id = $1`,
}

/** A row with its stored recipe, if any, and the status of its import. */
export type FoundRow = ImportRow & {
  importId: string
  kept: unknown
  status: string
  asDrafts: boolean
}

/** Finds a row of a site; returns undefined if there is none. One statement. */
export const findImportRow = (
  payload: Payload,
  siteId: string,
  id: string,
): Promise<FoundRow | undefined> => firstRow<FoundRow>(payload, FIND, [siteId, id])
