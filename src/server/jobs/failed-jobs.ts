import type { Payload } from 'payload'
import { z } from 'zod'
import { rows } from '../database/statements'
import { LaneData } from './lane'
import type { Lane } from './lane'
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
const LOST = 'Its process ended each time before the work was done.'
const NO_WORDS = 'It failed without a message.'

type FailedRow = { id: string; name: string; data: unknown; retryCount: number; output: unknown }

/**
 * Keeps jobs of some queues that have failed each time they were tried for the administrators, and tells
 * those who wait for them; gives how many. Several workers may do it.
 * @see docs/product/background-work.md#failed-jobs
 */
export async function keepFailedJobs(
  payload: Payload,
  queues: readonly QueueName[],
  lanes: readonly Lane[],
): Promise<number> {
  const failed = await rows<FailedRow>(payload, FAILED, [queues])
  for (const row of failed) {
    const message = Output.catch(NO_WORDS).parse(row.output)
    await keep(payload, row, message)
    const lane = lanes.find(({ queue }) => queue === row.name)
    const data = LaneData.safeParse(row.data)
    if (lane && data.success) await lane.giveUp(payload, data.data.id, message)
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
  const data = LaneData.partial().catch({}).parse(row.data)
  const { siteId = null, id = null } = data
  const values = [row.name, row.id, siteId, id, message.slice(0, 2_000), row.retryCount + 1]
  await rows(payload, KEEP, values)
}

const RETRIED = {
  name: 'jobs_retried',
  text: `delete from failed_jobs where queue = any($1) and is_retried returning queue, subject as id`,
}

/**
 * Puts failed jobs that an administrator wants to be tried again back to work; gives those of no lane,
 * which are sent by whoever knows them.
 * @see docs/product/background-work.md#failed-jobs
 */
export async function retryFailedJobs(
  payload: Payload,
  queues: readonly QueueName[],
  lanes: readonly Lane[],
): Promise<string[]> {
  const retried = await rows<{ queue: string; id: string | null }>(payload, RETRIED, [queues])
  const others: string[] = []
  for (const { queue, id } of retried) {
    const lane = lanes.find((each) => each.queue === queue)
    if (lane && id !== null) await lane.resume(payload, id)
    else others.push(queue)
  }
  return others
}
