import type { Payload } from 'payload'
import { rows } from '@/src/server/database/statements'
import { csvLine } from '@/src/domain/csv-line'
import { getImport } from './read'

/** Rows per query, so that a report is never in memory as a whole. */
const PAGE = 2_000

const REPORT = {
  name: 'import_report',
  text: `select r.position::int, r.name, r.kind, r.outcome, r.title, r.message, r.warnings,
      coalesce('/recipes/' || c.slug, '/letters/' || l.slug) as address,
      array(select coalesce(p.message, '') || ' (' || p.source || ')' from import_pictures p
        where p.import_id = r.import_id and (p.recipe_id = r.recipe_id or p.letter_id = r.letter_id)
      and p.status = 'failed'
        order by p.position limit 20) as pictures
    from import_rows r left join recipes c on c.id = r.recipe_id
      left join letters l on l.id = r.letter_id
    where r.import_id = $1 and r.position > $2 order by r.position limit ${PAGE}`,
}
type ReportRow = {
  position: number
  name: string | null
  kind: string | null
  outcome: string
  title: string | null
  message: string | null
  warnings: string[] | null
  address: string | null
  pictures: string[]
}

const HEAD = ['row', 'file', 'kind', 'outcome', 'title', 'address', 'message', 'warnings']

/** Formats the results of an import's rows as CSV with a header. @throws Failure `not_found` */
export async function formatImportReport(
  payload: Payload,
  siteId: string,
  id: string,
): Promise<AsyncIterable<string>> {
  await getImport(payload, siteId, id)
  return lines(payload, id)
}

async function* lines(payload: Payload, id: string): AsyncGenerator<string> {
  yield csvLine(HEAD)
  let position = 0
  for (;;) {
    const found = await rows<ReportRow>(payload, REPORT, [id, position])
    for (const row of found) yield lineOf(row)
    const last = found.at(-1)
    if (!last || found.length < PAGE) return
    position = last.position
  }
}

function lineOf(row: ReportRow): string {
  const { position, name, kind, outcome, title, address, message, warnings, pictures } = row
  const notes = [...(warnings ?? []), ...pictures].join(' ')
  return csvLine([String(position), name, kind, outcome, title, address, message, notes])
}
