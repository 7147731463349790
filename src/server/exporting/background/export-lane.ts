import { rows } from '../../database/statements'
import type { JobQueue } from '../../jobs/job-queue'
import { runSiteExport } from './run-export'

const GIVE_UP = {
  name: 'site_export_give_up',
  text: `update site_exports set status = 'failed', message = $2, run_id = null, seen_at = null,
      updated_at = now() where id = $1 and status in ('queued', 'running')`,
}
const RESUME = {
  name: 'site_export_resume',
  text: `update site_exports set status = 'queued', message = null, updated_at = now()
    where id = $1 and status = 'failed'`,
}

/**
 * The queue of whole-site exports: one at a time for each site. An interrupted one starts again.
 * @see docs/product/import-and-export.md#exports-in-the-background
 */
export const EXPORT_QUEUE: JobQueue = {
  name: 'site-export',
  waiting: `select id, site_id, created_at as since from site_exports
    where status = 'queued' or (status = 'running' and seen_at < now() - interval '1 minute')`,
  work: (payload, id, { signal }) => runSiteExport(payload, id, signal),
  giveUp: async (payload, id) => {
    await rows(payload, GIVE_UP, [id, 'This export failed. Please start a new one.'])
  },
  resume: async (payload, id) => {
    await rows(payload, RESUME, [id])
  },
  // A zip is written in one go; only the end of the worker interrupts it.
  sliceMs: 6 * 3_600_000,
  slots: 1,
}
