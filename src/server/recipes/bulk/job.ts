import type { Payload } from 'payload'
import { notFound } from '@/src/contract/failure'
import type { BulkAction } from '@/src/contract/recipe/bulk'
import type { TermKind } from '@/src/domain/recipes/term-kind'
import { firstRow } from '@/src/server/database/statements'

/** A job as the runner needs it. */
export type Job = {
  id: string
  siteId: string
  userId: string
  action: BulkAction
  termId: string | null
  termKind: TermKind | null
  collectionId: string | null
  undoes: string | null
}

const FIND = {
  name: 'bulk_job_to_run',
  text: `select j.id, j.site_id as "siteId", j.user_id as "userId", j.action,
      j.term_id as "termId", t.kind as "termKind", j.collection_id as "collectionId", j.undoes_id as "undoes"
    from bulk_jobs j left join terms t on t.id = j.term_id where j.id = $1`,
}

/** A job by its id. @throws Failure `not_found` */
export async function findJob(payload: Payload, id: string): Promise<Job> {
  const job = await firstRow<Job>(payload, FIND, [id])
  if (!job) throw notFound('Job')
  return job
}
