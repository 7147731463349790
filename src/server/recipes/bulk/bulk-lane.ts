import { rows } from '@/src/server/database/statements'
import type { JobQueue } from '../../jobs/job-queue'
import { runBulk } from './run-bulk'

const GIVE_UP = {
  name: 'bulk_job_give_up',
  text: `update bulk_jobs set status = 'stopped', message = $2, finished_at = now(), run_id = null,
    updated_at = now() where id = $1 and status = 'running'`,
}
const RESUME = {
  name: 'bulk_job_resume',
  text: `update bulk_jobs set status = 'running', message = null, finished_at = null,
    updated_at = now() where id = $1 and status = 'stopped'`,
}

/**
 * The queue of bulk changes: those of a site run one after the other, in the order of their requests.
 * @see docs/product/kitchen.md#bulk-changes
 */
export const BULK_QUEUE: JobQueue = {
  name: 'bulk',
  waiting: `select id, site_id, created_at as since from bulk_jobs where status = 'running'`,
  work: (payload, id, slice) => runBulk(payload, id, slice),
  giveUp: async (payload, id) => {
    await rows(payload, GIVE_UP, [
      id,
      'The job could not be finished. Changes made so far are kept.',
    ])
  },
  resume: async (payload, id) => {
    await rows(payload, RESUME, [id])
  },
  sliceMs: 3_000,
  slots: 2,
}
