import type { Payload } from 'payload'
import { notFound } from '@/src/contract/failure'
import type { BulkJob } from '@/src/contract/recipe/bulk'
import { firstRow, rows } from '@/src/server/database/statements'
import { isoInstant } from '@/src/server/database/instant-sql'

/** Time in which a job can be undone, counted from its end. */
export const UNDO_TIME = `interval '10 minutes'`

/**
 * SQL condition that a job `j` can be undone: it has changed something, has removed nothing for good, is no
 * undo, and has not been undone.
 */
export const CAN_BE_UNDONE = `j.undoes_id is null and j.action <> 'remove' and j.finished_at > now() - ${UNDO_TIME}
  and not exists (select 1 from bulk_jobs u where u.undoes_id = j.id)`

const counted = (condition: string): string =>
  `(select count(*)::int from bulk_job_rows r where r.job_id = j.id and ${condition})`

const JOB = `j.id, j.action, j.undoes_id is not null as "isUndo", j.status, j.message,
  coalesce(t.title, c.title) as subject, t.kind as "termKind",
  ${counted('true')} as total, ${counted('r.outcome is not null')} as done,
  ${counted(`r.outcome = 'changed'`)} as changed, ${counted(`r.outcome = 'failed'`)} as failed,
  coalesce((select jsonb_agg(jsonb_build_object('title', f.title, 'message', f.message))
    from (select coalesce(r.title, '') as title, coalesce(r.message, '') as message
      from bulk_job_rows r where r.job_id = j.id and r.outcome = 'failed'
      order by r.position limit 20) as f), '[]') as failures,
  ${isoInstant('j.created_at')} as "createdAt", ${isoInstant('j.finished_at')} as "finishedAt",
  case when ${CAN_BE_UNDONE} and ${counted(`r.outcome = 'changed'`)} > 0
    then ${isoInstant(`(j.finished_at + ${UNDO_TIME})`)} end as "undoUntil"`
const FROM = `from bulk_jobs j left join terms t on t.id = j.term_id
  left join recipe_collections c on c.id = j.collection_id`

const BY_ID = {
  name: 'bulk_job',
  text: `select ${JOB} ${FROM} where j.id = $2 and j.site_id = $1`,
}

const RECENT = {
  name: 'bulk_jobs',
  text: `select ${JOB} ${FROM} where j.site_id = $1
    and (j.status = 'running' or j.finished_at > now() - interval '1 hour')
    order by j.created_at desc, j.id limit 20`,
}

/** A job with its progress. @throws Failure `not_found`, also for another site's */
export async function getBulkJob(payload: Payload, siteId: string, id: string): Promise<BulkJob> {
  const job = await firstRow<BulkJob>(payload, BY_ID, [siteId, id])
  if (!job) throw notFound('Job')
  return job
}

/** The jobs of a site that run, or ended within an hour, newest first. */
export const listBulkJobs = (payload: Payload, siteId: string): Promise<BulkJob[]> =>
  rows<BulkJob>(payload, RECENT, [siteId])
