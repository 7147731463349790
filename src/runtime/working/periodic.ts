import type { Payload } from 'payload'
import { rows } from '@/src/server/database/statements'
import { bossOf } from '@/src/server/jobs/boss'
import { LEASE_SECONDS } from '@/src/server/jobs/queues'
import type { QueueName } from '@/src/server/jobs/queues'

/** Work that is done from time to time, by one worker of all. */
export type Periodic = {
  queue: QueueName
  /** Seconds from one time to the next. */
  every: number
  /** Seconds until the first time, when the start is over. */
  first: number
  /** SQL that says whether there is something to do before that, such as what a webhook told of. */
  waiting?: string
  work: (payload: Payload) => Promise<void>
}

const KEY = 'due'

/** Sees to it that each is in its queue once: it is sent for its first time, or stays as it is. */
export async function startPeriodic(payload: Payload, all: readonly Periodic[]): Promise<void> {
  for (const { queue, first } of all) await send(payload, queue, first)
}

/** Sends those of the given queues now. */
export async function sendPeriodic(
  payload: Payload,
  all: readonly Periodic[],
  queues: readonly string[],
): Promise<void> {
  for (const { queue } of all) if (queues.includes(queue)) await send(payload, queue, 0)
}

/** Sends those now that have something to do before their time; gives their queues. One statement at most. */
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
    await bossOf(payload).send(queue, {}, { singletonKey: 'now', expireInSeconds: LEASE_SECONDS })
  }
  return found.map(({ queue }) => queue)
}

const send = (payload: Payload, queue: QueueName, startAfter: number): Promise<string | null> =>
  bossOf(payload).send(
    queue,
    {},
    {
      singletonKey: KEY,
      startAfter,
      expireInSeconds: LEASE_SECONDS,
    },
  )

/** One that sends itself for the next time before it begins: that it fails does not end it. */
export const repeated = (periodic: Periodic): Periodic => ({
  ...periodic,
  work: async (payload) => {
    await send(payload, periodic.queue, periodic.every)
    await periodic.work(payload)
  },
})
