import { rows } from '../../database/statements'
import type { Lane } from '../../jobs/lane'
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
 * Exports of whole sites: one at a time for each site. One that was stopped begins anew.
 * @see docs/product/import-and-export.md#exports-in-the-background
 */
export const EXPORT_LANE: Lane = {
  queue: 'site-export',
  waiting: `select id, site_id, created_at as since from site_exports
    where status = 'queued' or (status = 'running' and seen_at < now() - interval '1 minute')`,
  work: (payload, id, { signal }) => runSiteExport(payload, id, signal),
  giveUp: async (payload, id) => {
    await rows(payload, GIVE_UP, [id, 'This export could not be finished. Make another one.'])
  },
  resume: async (payload, id) => {
    await rows(payload, RESUME, [id])
  },
  // A zip is written in one go; a turn ends with the worker.
  turn: 6 * 3_600_000,
  slots: 1,
}
