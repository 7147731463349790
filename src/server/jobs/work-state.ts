import { QUEUE_SCHEMA } from './queues'

/** Seconds after which a silent worker counts as gone: it polls twice a minute. */
const GONE_AFTER = 90

/**
 * SQL of the status of background work: `isWorking` (a worker was seen lately) and `oldestWaiting`, the age
 * of the job that waits longest, in whole seconds, null when none waits. That of backups does not count: it
 * stays where no worker has a folder for them any more.
 * @see docs/product/background-work.md#health
 */
export const WORK_STATE = `select
  exists (select from job_workers where seen_at > now() - interval '${GONE_AFTER} seconds')
    as "isWorking",
  (select extract(epoch from now() - min(start_after))::int from ${QUEUE_SCHEMA}.job
    where state < 'active' and start_after <= now() and name <> 'backup') as "oldestWaiting"`
