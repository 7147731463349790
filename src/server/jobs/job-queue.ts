import type { Payload } from 'payload'
import { z } from 'zod'
import { isThere } from '@/access/conditions'
import { firstRow, rows } from '../database/statements'
import { originOf } from '../observability/work-context'
import { getBoss } from './boss'
import { JOBS_CHANNEL, LEASE_SECONDS, QUEUE_SCHEMA } from './queues'
import type { QueueName } from './queues'

/** The time slice of a worker for a job. */
export type TimeSlice = {
  /** True when the slice is used up or the worker stops: the rest waits for a later slice. */
  isOver: () => boolean
  /** Aborted at the same time, for work that waits for a signal. */
  signal: AbortSignal
}

/**
 * A queue of background work with fair scheduling: holds the oldest waiting job of each site, so that sites
 * are served round-robin (or every waiting job, where those of a site run in parallel). Waiting work and
 * its progress are stored in tables of its own.
 */
export type JobQueue = {
  name: QueueName
  /** SQL of the waiting work: columns `id`, `site_id` and `since`. */
  waiting: string
  /** SQL of the milliseconds until scheduled work is due, as `in`; null for never. */
  next?: string
  /** Works on a job for a time slice; a later slice continues. @throws to be retried */
  work: (payload: Payload, id: string, slice: TimeSlice) => Promise<void>
  /** Marks a job as failed, with a message for the user who waits. */
  giveUp: (payload: Payload, id: string, message: string) => Promise<void>
  /** Queues a failed job again, to continue where it stopped. */
  resume: (payload: Payload, id: string) => Promise<void>
  /** Whether jobs of one site run in parallel. */
  isSideBySide?: true
  /** Length of a time slice, in milliseconds. */
  sliceMs: number
  /** Number of concurrent jobs of a worker, of different sites. */
  slots: number
}

/** The data of a queued job, with the request that queued it. */
export const QueuedJob = z.object({
  id: z.string(),
  siteId: z.string(),
  requestId: z.string().optional(),
  traceparent: z.string().optional(),
})

type WaitingRow = { id: string; siteId: string }

/**
 * Returns the column that limits the queue to one job at a time: the site, or the waiting object itself.
 */
const keyOf = ({ isSideBySide }: JobQueue): 'id' | 'site_id' => (isSideBySide ? 'id' : 'site_id')

const waitingOf = (queue: JobQueue): { name: string; text: string } => ({
  name: `jobs_waiting_${queue.name}`,
  text: `select distinct on (w.${keyOf(queue)}) w.id::text, w.site_id::text as "siteId"
    from (${queue.waiting}) as w
    where ($1::uuid is null or w.site_id = $1) and not exists (
      select 1 from ${QUEUE_SCHEMA}.job j where j.name = '${queue.name}'
        and j.singleton_key = w.${keyOf(queue)}::text
        and j.state in ('created', 'retry', 'active', 'failed'))
      and exists (select 1 from sites s where s.id = w.site_id and ${isThere('s')})
    order by w.${keyOf(queue)}, w.since, w.id`,
})

/**
 * Queues the waiting work of a site, or of all sites (null). Does not queue a job twice; work of a deleted
 * site continues when that is restored. Two statements when something waits, else one.
 */
export async function sendWaiting(
  payload: Payload,
  queue: JobQueue,
  siteId: string | null,
): Promise<number> {
  const waiting = await rows<WaitingRow>(payload, waitingOf(queue), [siteId])
  if (waiting.length === 0) return 0
  const jobs = waiting.map((data) => ({
    name: queue.name,
    // A poll of all sites finds the work of any request.
    data: siteId === null ? data : { ...data, ...originOf(data.id) },
    // The queues were created with a longer lease.
    expireInSeconds: LEASE_SECONDS,
    singletonKey: queue.isSideBySide ? data.id : data.siteId,
  }))
  await getBoss(payload).insert(jobs)
  await notifyWorkers(payload)
  return jobs.length
}

const SITE_IS_THERE = {
  name: 'jobs_site_is_there',
  text: `select 1 from sites s where s.id = $1::uuid and ${isThere('s')}`,
}

/**
 * Works on a queued job for a time slice. Does nothing for a site that was deleted meanwhile: its work
 * waits until that is restored.
 */
export async function workOnJob(
  payload: Payload,
  queue: JobQueue,
  data: unknown,
  slice: TimeSlice,
): Promise<void> {
  const { id, siteId } = QueuedJob.parse(data)
  if (await firstRow(payload, SITE_IS_THERE, [siteId])) await queue.work(payload, id, slice)
}

/** Returns the milliseconds until scheduled work of a queue is due; null for never. */
export async function nextDueTime(payload: Payload, queue: JobQueue): Promise<number | null> {
  if (queue.next === undefined) return null
  const statement = { name: `jobs_next_${queue.name}`, text: queue.next }
  return (await firstRow<{ in: number | null }>(payload, statement, []))?.in ?? null
}

const TELL = { name: 'jobs_tell', text: `select pg_notify('${JOBS_CHANNEL}', '')` }

/** Notifies the workers of a waiting job; in a transaction, on commit. */
export async function notifyWorkers(payload: Payload): Promise<void> {
  await firstRow(payload, TELL, [])
}
