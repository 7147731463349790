import type { Payload } from 'payload'
import { messageOf } from '@/src/runtime/process/processes'
import { scrub } from '@/src/runtime/process/scrub'
import { failJob, finishJob } from '@/src/server/jobs/held-job'
import type { HeldJob } from '@/src/server/jobs/held-job'
import { QueuedJob } from '@/src/server/jobs/job-queue'
import { observeMetric } from '@/src/server/observability/metrics'
import { traced } from '@/src/server/observability/tracing'
import type { SpanStart } from '@/src/server/observability/tracing'
import { withWork } from '@/src/server/observability/work-context'

/** Runs something under the cause of a job: log lines carry its id and that of the request behind it. */
export function inContextOf<Result>(job: HeldJob, work: () => Result): Result {
  const { data } = QueuedJob.safeParse(job.data)
  const { requestId } = data ?? {}
  return withWork(
    {
      queue: job.queue,
      job: job.id,
      subject: data?.id ?? '',
      ...(requestId === undefined ? {} : { requestId }),
    },
    work,
  )
}

function spanOf({ queue, id, attempt, data }: HeldJob): SpanStart {
  return {
    name: `job ${queue}`,
    kind: 'consumer',
    attributes: { 'messaging.system': 'pg-boss', 'messaging.message.id': id, attempt },
    parent: QueuedJob.safeParse(data).data?.traceparent,
  }
}

/**
 * Runs a time slice of a job, measures it, and stores its end: a job that throws is retried later.
 * @throws when the end cannot be stored
 */
export async function runJob(
  payload: Payload,
  job: HeldJob,
  work: () => Promise<void>,
): Promise<void> {
  const { queue } = job
  const startedAt = performance.now()
  const seconds = (): number => (performance.now() - startedAt) / 1_000
  try {
    await traced(spanOf(job), work)
    await finishJob(payload, job)
    observeMetric('recipes_job_duration_seconds', { queue, result: 'done' }, seconds())
    payload.logger.debug({ msg: 'A job was done', milliseconds: Math.round(seconds() * 1_000) })
  } catch (error) {
    observeMetric('recipes_job_duration_seconds', { queue, result: 'failed' }, seconds())
    payload.logger.error({ err: error, msg: 'A job failed' })
    await failJob(payload, job, scrub(messageOf(error)))
  }
}
