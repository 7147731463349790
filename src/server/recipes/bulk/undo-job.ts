import type { Payload } from 'payload'
import { Failure } from '@/src/contract/failure'
import type { BulkJob } from '@/src/contract/recipe/bulk'
import { lockRow } from '@/src/server/database/lock-row'
import { firstRow } from '@/src/server/database/statements'
import { inTransaction } from '@/src/server/database/transaction'
import { sendWaiting } from '../../jobs/job-queue'
import type { SiteWriter } from '../../versioned-write'
import { CAN_BE_UNDONE, getBulkJob } from './read-jobs'
import { BULK_QUEUE } from './bulk-lane'

const UNDO = {
  name: 'bulk_job_undo',
  text: `with job as (
      insert into bulk_jobs (site_id, user_id, action, term_id, collection_id, undoes_id, status)
        select j.site_id, $3, j.action, j.term_id, j.collection_id, j.id, 'running'
        from bulk_jobs j where j.id = $2 and j.site_id = $1 and ${CAN_BE_UNDONE}
        returning id),
    recipes_of_it as (
      insert into bulk_job_rows (job_id, position, recipe_id, title, before)
        select job.id, r.position, r.recipe_id, r.title, r.before
        from bulk_job_rows r cross join job where r.job_id = $2 and r.outcome = 'changed')
    select id from job`,
}

/**
 * Creates a job that undoes a job's changes on the changed recipes.
 * @throws Failure `not_found`, or `conflict` when it still runs, is too old or was undone
 * @see docs/product/kitchen.md#bulk-changes
 */
export async function undoBulkJob(
  payload: Payload,
  { siteId, userId }: SiteWriter,
  id: string,
): Promise<BulkJob> {
  await getBulkJob(payload, siteId, id)
  const undo = await inTransaction(payload, async () => {
    // Of two concurrent undos, the second finds it undone.
    await lockRow(payload, 'bulkJob', [id, siteId])
    return firstRow<{ id: string }>(payload, UNDO, [siteId, id, userId])
  })
  if (!undo) throw new Failure('conflict', 'This can no longer be undone.')
  await sendWaiting(payload, BULK_QUEUE, siteId)
  return getBulkJob(payload, siteId, undo.id)
}
