import type { Payload } from 'payload'
import { rows } from '@/src/server/database/statements'
import { getBoss } from '@/src/server/jobs/boss'
import { LEASE_SECONDS } from '@/src/server/jobs/queues'
import type { QueueName } from '@/src/server/jobs/queues'

/** Periodic work that one of the workers does. */
export type Periodic = {
  queue: QueueName
  /** Seconds from one time to the next. */
  every: number
  /** Seconds until the first time, when the start is over. */
  first: number
  /** SQL condition that there is work before that time, such as a webhook event. */
  waiting?: string
  /** Works until it is done, or `stopping` is aborted. */
  work: (payload: Payload, stopping: AbortSignal) => Promise<void>
}

const KEY = 'due'

/** Queues each periodic job once: for its first time, or unchanged if it is queued already. */
export async function startPeriodic(payload: Payload, all: readonly Periodic[]): Promise<void> {
  for (const { queue, first } of all) await send(payload, queue, first)
}

/** Queues the jobs of the given queues now. */
export async function sendPeriodic(
  payload: Payload,
  all: readonly Periodic[],
  queues: readonly string[],
): Promise<void> {
  for (const { queue } of all) if (queues.includes(queue)) await send(payload, queue, 0)
}

/** Queues jobs that have work before their time now; returns their queues. One statement at most. */
export async function sendWaitingPeriodic(
  payload: Payload,
  all: readonly Periodic[],
): Promise<string[]> {
  const asked = all.filter(({ waiting }) => waiting !== undefined)
  if (asked.length === 0) return []
  const text = asked
    .map(({ queue, waiting = 'false' }) => `select '${queue}' as queue where ${waiting}`)
    .join(' union all ')
  const found = await rows<{ queue: QueueName }>(payload, { name: 'periodic_waiting', text }, [])
  for (const { queue } of found) {
    await getBoss(payload).send(queue, {}, { singletonKey: 'now', expireInSeconds: LEASE_SECONDS })
  }
  return found.map(({ queue }) => queue)
}

const send = (payload: Payload, queue: QueueName, startAfter: number): Promise<string | null> =>
  getBoss(payload).send(
    queue,
    {},
    {
      singletonKey: KEY,
      startAfter,
      expireInSeconds: LEASE_SECONDS,
    },
  )

/** Wraps periodic work so that it queues its next run before it starts: a failure does not end it. */
export const repeated = (periodic: Periodic): Periodic => ({
  ...periodic,
  work: async (payload, stopping) => {
    await send(payload, periodic.queue, periodic.every)
    await periodic.work(payload, stopping)
  },
})
