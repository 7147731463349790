import type { Payload } from 'payload'
import { notFound } from '@/src/contract/failure'
import type { Import, ImportListed } from '@/src/contract/import'
import { firstRow, rows } from '@/src/server/database/statements'

/** Maximum number of failed rows returned with the counts; the report has all. */
const MAX_ISSUES = 100

/** The file belongs to the import that was started from a dry run. */
const STARTED = `(select s.id from imports s where i.dry_run and s.site_id = i.site_id
    and not coalesce(s.dry_run, false) and s.file_path = i.file_path and s.file_path <> '[]'
    and s.created_at > i.created_at order by s.created_at desc, s.id limit 1) as "startedImportId"`

const HEAD = `i.id, i.status, i.file_name as "fileName", i.format,
  coalesce(i.dry_run, false) as "dryRun", coalesce(i.on_repeat, 'update') as "onRepeat",
  coalesce((i.options ->> 'asDrafts')::boolean, false) as "asDrafts", ${STARTED}, i.total::int, i.done::int,
  i.created::int, i.updated::int, i.skipped::int, i.failed::int, i.message, i.notice,
  to_char(i.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt"`

const kind = (name: string): string => `'${name}', count(*) filter (where r.kind = '${name}')`

const FIND = {
  name: 'import_by_id',
  text: `select ${HEAD},
      (select jsonb_build_object(${kind('recipe')}, ${kind('post')}, ${kind('letter')},
          ${kind('subscriber')},
          ${kind('optOut')})
        from import_rows r where r.import_id = i.id) as kinds,
      (select jsonb_build_object('total', count(*),
          'stored', count(*) filter (where p.status = 'stored'),
          'failed', count(*) filter (where p.status = 'failed'))
        from import_pictures p where p.import_id = i.id) as pictures,
      coalesce((select jsonb_agg(jsonb_build_object('position', f.position, 'title',
          coalesce(f.title, f.name), 'message', coalesce(f.message, '')) order by f.position)
        from (select * from import_rows r where r.import_id = i.id and r.outcome = 'failed'
          order by r.position limit ${MAX_ISSUES}) f), '[]') as issues
    from imports i where i.id = $2 and i.site_id = $1`,
}

/** Returns an import with its progress. One statement. @throws Failure `not_found` */
export async function getImport(payload: Payload, siteId: string, id: string): Promise<Import> {
  const found = await firstRow<Import>(payload, FIND, [siteId, id])
  if (!found) throw notFound('Import')
  return found
}

const LIST = {
  name: 'imports_of_site',
  text: `select ${HEAD} from imports i where i.site_id = $1
    order by i.created_at desc, i.id limit 100`,
}

/** Lists the latest imports of a site, newest first. One statement. */
export const listImports = (payload: Payload, siteId: string): Promise<ImportListed[]> =>
  rows<ImportListed>(payload, LIST, [siteId])
