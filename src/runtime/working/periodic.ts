import type { Payload } from 'payload'
import { bossOf } from '@/src/server/jobs/boss'
import type { QueueName } from '@/src/server/jobs/queues'

/** Work that is done from time to time, by one worker of all. */
export type Periodic = {
  queue: QueueName
  /** Seconds from one time to the next. */
  every: number
  /** Seconds until the first time, when the start is over. */
  first: number
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

const send = (payload: Payload, queue: QueueName, startAfter: number): Promise<string | null> =>
  bossOf(payload).send(queue, {}, { singletonKey: KEY, startAfter })

/** One that sends itself for the next time before it begins: that it fails does not end it. */
export const repeated = (periodic: Periodic): Periodic => ({
  ...periodic,
  work: async (payload) => {
    await send(payload, periodic.queue, periodic.every)
    await periodic.work(payload)
  },
})
