import { QUEUE_SCHEMA } from './queues'

/** A worker that was not seen for so long counts as gone, in seconds: it looks twice a minute. */
const GONE_AFTER = 90

/**
 * SQL of how background work stands: `isWorking` (a worker was seen lately) and `oldestWaiting`, the age of
 * the job that waits longest, in whole seconds, null when none waits.
 * @see docs/product/background-work.md#health
 */
export const WORK_STATE = `select
  exists (select from job_workers where seen_at > now() - interval '${GONE_AFTER} seconds')
    as "isWorking",
  (select extract(epoch from now() - min(start_after))::int from ${QUEUE_SCHEMA}.job
    where state < 'active' and start_after <= now()) as "oldestWaiting"`
