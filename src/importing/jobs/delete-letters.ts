import type { Payload } from 'payload'
import type { ImportedLettersDeleted } from '@/src/contract/import'
import { firstRow } from '@/src/server/database/statements'
import { inTransaction } from '@/src/server/database/transaction'
import { getImport } from './read'

/** Letters that somebody has edited, published again or sent since are not the import's any more. */
const DELETE = {
  name: 'import_delete_letters',
  text: `with own as (
      select l.id, l.slug,
        exists (select 1 from letter_drafts d where d.letter_id = l.id)
          or exists (select 1 from letter_versions v where v.letter_id = l.id)
          or exists (select 1 from newsletter_sends n where n.letter_id = l.id) as "isUsed"
      from import_rows r join letters l on l.id = r.letter_id and l.site_id = r.site_id
      where r.import_id = $2 and r.site_id = $1 and r.outcome = 'created'),
    moved as (delete from redirects d using own where d.site_id = $1 and d.origin = 'import'
      and not own."isUsed" and d."to" = '/letters/' || own.slug),
    gone as (delete from letters l using own where l.id = own.id and not own."isUsed"
      returning l.id)
    select (select count(*) from gone)::int as deleted,
      (select count(*) from own where "isUsed")::int as kept`,
}

/**
 * Deletes the letters that an import created, except those that were edited or sent since.
 * @throws Failure `not_found`
 * @see docs/product/import-and-export.md#taking-an-import-back
 */
export async function deleteImportedLetters(
  payload: Payload,
  siteId: string,
  id: string,
): Promise<ImportedLettersDeleted> {
  await getImport(payload, siteId, id)
  return inTransaction(payload, async () => {
    const counts = await firstRow<ImportedLettersDeleted>(payload, DELETE, [siteId, id])
    return counts ?? { deleted: 0, kept: 0 }
  })
}
