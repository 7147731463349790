import type { Payload } from 'payload'
import { renewJob } from '@/src/server/jobs/held-job'
import type { HeldJob } from '@/src/server/jobs/held-job'
import type { Turn } from '@/src/server/jobs/lane'
import { LEASE_SECONDS } from '@/src/server/jobs/queues'

/** Four signs of life within a lease: one that is late loses nothing. */
const RENEW_EVERY = (LEASE_SECONDS * 1_000) / 4

/**
 * A turn at a job: over when its time is up, when the worker stops, or when the job is another's. The
 * lease of the job is renewed until `end` is called.
 * @param length in milliseconds
 */
export function startTurn(
  payload: Payload,
  job: HeldJob,
  length: number,
  stopping: AbortSignal,
): Turn & { end: () => void } {
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
