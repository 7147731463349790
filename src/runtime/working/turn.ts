import type { Payload } from 'payload'
import { renewJob } from '@/src/server/jobs/held-job'
import type { HeldJob } from '@/src/server/jobs/held-job'
import type { TimeSlice } from '@/src/server/jobs/job-queue'
import { LEASE_SECONDS } from '@/src/server/jobs/queues'

/** Renewal interval in milliseconds: four in a lease, so that a late one does no harm. */
const RENEW_EVERY = (LEASE_SECONDS * 1_000) / 4

/**
 * Starts a time slice of a job, which ends when its time is up, the worker stops, or another worker holds the
 * job. Renews the lease of the job until `end` is called.
 * @param length in milliseconds
 */
export function startTimeSlice(
  payload: Payload,
  job: HeldJob,
  length: number,
  stopping: AbortSignal,
): TimeSlice & { end: () => void } {
  const over = new AbortController()
  const signal = AbortSignal.any([over.signal, stopping])
  const timer = length === Infinity ? undefined : setTimeout(() => over.abort(), length)
  const renewing = setInterval(() => {
    renewJob(payload, job).then(
      (isOurs) => {
        if (!isOurs) over.abort()
      },
      () => undefined,
    )
  }, RENEW_EVERY)
  return {
    signal,
    isOver: () => signal.aborted,
    end: () => {
      clearTimeout(timer)
      clearInterval(renewing)
    },
  }
}
