import type { Payload } from 'payload'
import { z } from 'zod'
import { rows } from '../database/statements'
import { QueuedJob } from './job-queue'
import type { JobQueue } from './job-queue'
import { QUEUE_SCHEMA } from './queues'
import type { QueueName } from './queues'

const FAILED = {
  name: 'jobs_failed',
  text: `select id, name, data, retry_count as "retryCount", output from ${QUEUE_SCHEMA}.job
    where name = any($1) and state = 'failed' order by completed_on limit 100`,
}

/** The error that pg-boss stored with a job: ours, or its own for an expired lease. */
const Output = z.union([
  z.object({ message: z.string() }).transform(({ message }) => message),
  z.object({ value: z.object({ message: z.string() }) }).transform(() => LOST),
])
const LOST = 'The process ended before the job had finished, on every attempt.'
const NO_WORDS = 'The job failed without a message.'

type FailedRow = { id: string; name: string; data: unknown; retryCount: number; output: unknown }

/**
 * Records finally failed jobs of some queues for the administrators and notifies the users who wait for
 * them; returns their number. Several workers may run it.
 * @see docs/product/background-work.md#failed-jobs
 */
export async function recordFailedJobs(
  payload: Payload,
  names: readonly QueueName[],
  queues: readonly JobQueue[],
): Promise<number> {
  const failed = await rows<FailedRow>(payload, FAILED, [names])
  for (const row of failed) {
    const message = Output.catch(NO_WORDS).parse(row.output)
    await keep(payload, row, message)
    const queue = queues.find(({ name }) => name === row.name)
    const data = QueuedJob.safeParse(row.data)
    if (queue && data.success) await queue.giveUp(payload, data.data.id, message)
  }
  return failed.length
}

const KEEP = {
  name: 'jobs_keep_failed',
  text: `with job as (
      delete from ${QUEUE_SCHEMA}.job where name = $1 and id = $2 and state = 'failed' returning id)
    insert into failed_jobs (id, queue, site_id, subject, message, attempts)
    select job.id, $1, (select s.id from sites s where s.id = $3::uuid), $4, $5, $6 from job`,
}

async function keep(payload: Payload, row: FailedRow, message: string): Promise<void> {
  const data = QueuedJob.partial().catch({}).parse(row.data)
  const { siteId = null, id = null } = data
  const values = [row.name, row.id, siteId, id, message.slice(0, 2_000), row.retryCount + 1]
  await rows(payload, KEEP, values)
}

const RETRIED = {
  name: 'jobs_retried',
  text: `delete from failed_jobs where queue = any($1) and is_retried returning queue, subject as id`,
}

/**
 * Retries failed jobs that an administrator has selected; returns those without a queue here, which their
 * caller must send.
 * @see docs/product/background-work.md#failed-jobs
 */
export async function retryFailedJobs(
  payload: Payload,
  names: readonly QueueName[],
  queues: readonly JobQueue[],
): Promise<string[]> {
  const retried = await rows<{ queue: string; id: string | null }>(payload, RETRIED, [names])
  const others: string[] = []
  for (const { queue: name, id } of retried) {
    const queue = queues.find((each) => each.name === name)
    if (queue && id !== null) await queue.resume(payload, id)
    else others.push(name)
  }
  return others
}
