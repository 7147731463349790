import type { Payload } from 'payload'
import { Failure, notFound } from '@/src/contract/failure'
import type { Import } from '@/src/contract/import'
import { firstRow, rows } from '../database'

/** So many failed rows are named beside the counts; the report has all of them. */
const MOST_ISSUES = 100

const FIND = {
  name: 'import_by_id',
  text: `select i.id, i.status, i.format, i.total::int, i.done::int, i.created::int, i.updated::int,
      i.skipped::int, i.failed::int,
      coalesce((select jsonb_agg(jsonb_build_object('position', f.position, 'title', f.title,
          'message', coalesce(f.message, '')) order by f.position)
        from (select * from import_rows r where r.import_id = i.id and r.outcome = 'failed'
          order by r.position limit ${MOST_ISSUES}) f), '[]') as issues
    from imports i where i.id = $2 and i.site_id = $1`,
}

/** An import and how far it has come. One statement. @throws Failure `not_found` */
export async function getImport(payload: Payload, siteId: string, id: string): Promise<Import> {
  const found = await firstRow<Import>(payload, FIND, [siteId, id])
  if (!found) throw notFound('Import')
  return found
}

const CANCEL = {
  name: 'import_cancel',
  text: `update imports set status = 'canceled', updated_at = now()
    where id = $2 and site_id = $1 and status in ('queued', 'running') returning id`,
}

/** Stops an import; what it has made stays. @throws Failure `not_found`, `conflict` when it is over */
export async function cancelImport(payload: Payload, siteId: string, id: string): Promise<Import> {
  await getImport(payload, siteId, id)
  if (!(await firstRow(payload, CANCEL, [siteId, id]))) {
    throw new Failure('conflict', 'This import is over already.')
  }
  return getImport(payload, siteId, id)
}

const REPORT = {
  name: 'import_report',
  text: `select r.position::int, r.outcome, r.title, r.message, c.slug
    from import_rows r left join recipes c on c.id = r.recipe_id
    where r.import_id = $1 order by r.position`,
}
type ReportRow = {
  position: number
  outcome: string
  title: string | null
  message: string | null
  slug: string | null
}

/** What became of each row of an import, as CSV with a head. @throws Failure `not_found` */
export async function importReport(payload: Payload, siteId: string, id: string): Promise<string> {
  await getImport(payload, siteId, id)
  const found = await rows<ReportRow>(payload, REPORT, [id])
  const lines = found.map(({ position, outcome, title, message, slug }) =>
    [String(position), outcome, title, slug && `/recipes/${slug}`, message].map(cell).join(','),
  )
  return [HEAD, ...lines, ''].join('\r\n')
}

const HEAD = 'row,outcome,title,address,message'

/** Quoted where CSV asks for it; what a spreadsheet would take for a formula is not one. */
function cell(value: string | null): string {
  const text = (value ?? '').replace(/^(?=[=+\-@\t\r])/, "'")
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
