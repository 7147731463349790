import type { Payload } from 'payload'
import { csvLine } from '@/src/domain/csv-line'
import { rows } from '@/src/server/database/statements'
import { getBulkJob } from './read-jobs'

const PAGE = 2_000

const REPORT = {
  name: 'bulk_job_report',
  text: `select r.position::int, r.title, r.outcome, r.message, c.slug
    from bulk_job_rows r left join recipes c on c.id = r.recipe_id
    where r.job_id = $1 and r.position > $2 order by r.position limit ${PAGE}`,
}

type ReportRow = {
  position: number
  title: string | null
  outcome: string | null
  message: string | null
  slug: string | null
}

/** Writes the results of a job's recipes as CSV with a head. @throws Failure `not_found` */
export async function bulkJobReport(
  payload: Payload,
  siteId: string,
  id: string,
): Promise<AsyncIterable<string>> {
  await getBulkJob(payload, siteId, id)
  return lines(payload, id)
}

async function* lines(payload: Payload, id: string): AsyncGenerator<string> {
  yield csvLine(['title', 'address', 'outcome', 'message'])
  let position = 0
  for (;;) {
    const found = await rows<ReportRow>(payload, REPORT, [id, position])
    for (const { title, slug, outcome, message } of found) {
      const address = slug === null ? null : `/recipes/${slug}`
      yield csvLine([title, address, outcome ?? 'waiting', message])
    }
    const last = found.at(-1)
    if (!last || found.length < PAGE) return
    position = last.position
  }
}
