import type { Payload } from 'payload'
import { Worker } from '@/src/runtime/working/worker'
import type { Lane } from '@/src/server/jobs/lane'

/** Does what waits in lanes, as a worker would, until nothing is left. */
export async function workOff(payload: Payload, ...lanes: readonly Lane[]): Promise<void> {
  let end: () => void = () => undefined
  const idle = new Promise<void>((resolve) => {
    end = resolve
  })
  const worker = new Worker(payload, { lanes, onIdle: () => end() })
  worker.wake()
  await idle
  await worker.stop()
}
