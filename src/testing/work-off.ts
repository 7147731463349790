import type { Payload } from 'payload'
import { Worker } from '@/src/runtime/working/worker'
import type { JobQueue } from '@/src/server/jobs/job-queue'

/** Processes all waiting jobs, as a worker would. */
export async function workOff(payload: Payload, ...queues: readonly JobQueue[]): Promise<void> {
  let end: () => void = () => undefined
  const idle = new Promise<void>((resolve) => {
    end = resolve
  })
  const worker = new Worker(payload, { queues, onIdle: () => end() })
  worker.wake()
  await idle
  await worker.stop()
}
