import type { Payload } from 'payload'
import { firstRow } from '../database/statements'
import { getBoss } from './boss'
import { QUEUE_SCHEMA } from './queues'
import type { QueueName } from './queues'

/** A job leased by a worker. */
export type HeldJob = {
  id: string
  queue: QueueName
  data: unknown
  /** The number of earlier attempts: another number means that another worker holds the job. */
  attempt: number
}

/** Takes the job that has waited longest; null when none waits. */
export async function takeJob(payload: Payload, queue: QueueName): Promise<HeldJob | null> {
  const [job] = await getBoss(payload).fetch(queue, { includeMetadata: true })
  return job ? { id: job.id, queue, data: job.data, attempt: job.retryCount } : null
}

// pg-boss 10 has no heartbeat: moving the start of the job also moves the end of its lease.
const RENEW = {
  name: 'jobs_renew',
  text: `update ${QUEUE_SCHEMA}.job set started_on = now()
    where name = $1 and id = $2 and state = 'active' and retry_count = $3 returning id`,
}

/** Renews the lease of a job; false when another worker holds it. */
export async function renewJob(
  payload: Payload,
  { id, queue, attempt }: HeldJob,
): Promise<boolean> {
  return (await firstRow(payload, RENEW, [queue, id, attempt])) !== undefined
}

/** Completes a job at the end of its time slice. Unfinished work is queued again, behind all others. */
export async function finishJob(payload: Payload, { id, queue }: HeldJob): Promise<void> {
  await getBoss(payload).deleteJob(queue, id)
}

/** Marks a job as failed: it is retried later, or has failed for good. */
export async function failJob(
  payload: Payload,
  { id, queue }: HeldJob,
  message: string,
): Promise<void> {
  await getBoss(payload).fail(queue, id, { message })
}
