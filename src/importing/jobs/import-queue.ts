import { rows } from '@/src/server/database/statements'
import type { JobQueue } from '@/src/server/jobs/job-queue'
import { claimWaitingJob } from './job'
import { runImport } from './run-import'

/** An import command sends a heartbeat every ten seconds. */
const LEFT_BEHIND = `interval '1 minute'`

const GIVE_UP = {
  name: 'import_give_up',
  text: `update imports set status = 'failed', message = $2, seen_at = null, updated_at = now()
    where id = $1 and status in ('queued', 'running')`,
}
const RESUME = {
  name: 'import_resume_failed',
  text: `update imports set status = 'queued', message = null, updated_at = now()
    where id = $1 and status = 'failed'`,
}

/**
 * The queue of imports; those of one site run one after the other, in the order of their creation.
 * @see docs/product/import-and-export.md#imports
 */
export const IMPORT_QUEUE: JobQueue = {
  name: 'import',
  waiting: `select id, site_id, created_at as since from imports where file_path is not null
    and (status = 'queued' or (status = 'running' and seen_at < now() - ${LEFT_BEHIND}))`,
  work: async (payload, id, { signal }) => {
    const job = await claimWaitingJob(payload, id)
    if (job) await runImport(payload, job, { signal, isTriedAgain: true })
  },
  giveUp: async (payload, id) => {
    await rows(payload, GIVE_UP, [id, 'This import could not be finished. It can be resumed.'])
  },
  resume: async (payload, id) => {
    await rows(payload, RESUME, [id])
  },
  // Long, as each slice reopens the file and skips the rows done.
  sliceMs: 120_000,
  slots: 2,
}
