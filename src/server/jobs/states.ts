import type { Payload } from 'payload'
import { rows } from '../database/statements'
import { QUEUE_SCHEMA } from './queues'

/** The state of a queue. */
export type QueueState = {
  name: string
  /** Jobs that wait and may be taken. */
  due: number
  /** Milliseconds until the next one may be taken; null for none. */
  nextIn: number | null
  /** Jobs whose worker has sent no heartbeat for the time of a lease. */
  expired: number
  /** Milliseconds until the next lease ends unless it is renewed; null when no job is held. */
  leaseEndsIn: number | null
  /** Jobs that failed each time they were tried. */
  failed: number
}

const LOOK = {
  name: 'jobs_look',
  text: `with seen as (
      insert into job_workers (id) values ($1) on conflict (id) do update set seen_at = now())
    select j.name,
      count(*) filter (where j.state < 'active' and j.start_after <= now())::int as due,
      (extract(epoch from min(j.start_after)
        filter (where j.state < 'active' and j.start_after > now()) - now()) * 1000)::float8
        as "nextIn",
      count(*) filter (where j.state = 'active' and j.started_on + j.expire_in < now())::int
        as expired,
      (extract(epoch from min(j.started_on + j.expire_in) filter (where j.state = 'active'
        and j.started_on + j.expire_in >= now()) - now()) * 1000)::float8 as "leaseEndsIn",
      count(*) filter (where j.state = 'failed')::int as failed
    from ${QUEUE_SCHEMA}.job j where j.state in ('created', 'retry', 'active', 'failed')
    group by j.name`,
}

/** Reads the state of all queues, and records a heartbeat of the worker. One statement. */
export const pollQueues = (payload: Payload, workerId: string): Promise<QueueState[]> =>
  rows<QueueState>(payload, LOOK, [workerId])

const LEAVE = { name: 'jobs_worker_leaves', text: 'delete from job_workers where id = $1' }

/** Deregisters a worker that has ended. */
export const deregisterWorker = (payload: Payload, workerId: string): Promise<unknown> =>
  rows(payload, LEAVE, [workerId])
