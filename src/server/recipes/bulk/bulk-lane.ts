import { rows } from '@/src/server/database/statements'
import type { Lane } from '../../jobs/lane'
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
 * Changes of many recipes: those of a site one after the other, in the order in which they were asked for.
 * @see docs/product/kitchen.md#bulk-changes
 */
export const BULK_LANE: Lane = {
  queue: 'bulk',
  waiting: `select id, site_id, created_at as since from bulk_jobs where status = 'running'`,
  work: (payload, id, turn) => runBulk(payload, id, turn),
  giveUp: async (payload, id) => {
    await rows(payload, GIVE_UP, [id, 'This could not be finished. What was done stays.'])
  },
  resume: async (payload, id) => {
    await rows(payload, RESUME, [id])
  },
  turn: 3_000,
  slots: 2,
}
