import { isoInstant } from '../database/instant-sql'
import { QUEUE_SCHEMA } from '../jobs/queues'

/** The state of a queue of background jobs. */
export type BackgroundQueue = {
  name: string
  waiting: number
  active: number
  /** Age of the job that waits longest, in seconds; null when none waits. */
  oldestSeconds: number | null
  /** Jobs that failed for good in the last 24 hours. */
  failed: number
}

/** The state of all background work, as stored in the database. */
export type BackgroundState = {
  queues: BackgroundQueue[]
  workers: number
  search: { waiting: number; lagSeconds: number }
  mail: { deferred: number; paused: number; newsletters: number }
  stripe: { waiting: number; oldestAt: string | null }
}

const QUEUES = `select coalesce(jsonb_agg(q order by q.name), '[]') from (
  select name, sum(waiting)::int as waiting, sum(active)::int as active,
    max(oldest) as "oldestSeconds", sum(failed)::int as failed
  from (
    select j.name, count(*) filter (where j.state < 'active' and j.start_after <= now()) as waiting,
      count(*) filter (where j.state = 'active') as active,
      extract(epoch from now() - min(j.start_after)
        filter (where j.state < 'active' and j.start_after <= now()))::int as oldest, 0 as failed
    from ${QUEUE_SCHEMA}.job j where j.state in ('created', 'retry', 'active') group by j.name
    union all
    select f.queue, 0, 0, null, count(*) from failed_jobs f
    where f.created_at > now() - interval '1 day' group by f.queue
  ) parts group by name) q`

/**
 * Reads the state of all background work. Every part is bounded by an index or by the work that waits, so
 * that it may run at each scrape.
 */
export const BACKGROUND_STATE = {
  name: 'background_state',
  text: `select (${QUEUES}) as queues,
    (select count(*)::int from job_workers where seen_at > now() - interval '90 seconds') as workers,
    (select jsonb_build_object('waiting', count(*),
        'lagSeconds', coalesce(extract(epoch from now() - min(created_at)), 0)::int)
      from search_outbox) as search,
    (select jsonb_build_object('deferred', coalesce(sum(deferred), 0),
        'paused', count(*) filter (where status = 'paused'),
        'newsletters', count(*) filter (where status in ('queued', 'sending')))
      from newsletter_sends where status in ('queued', 'sending', 'paused')) as mail,
    (select jsonb_build_object('waiting', count(*),
        'oldestAt', ${isoInstant('min(received_at)')})
      from stripe_events where applied_at is null) as stripe`,
}
