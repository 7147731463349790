import type { Worker } from 'node:cluster'
import { z } from 'zod'

/** The message of Node's cluster module with a connection that a process shall take. */
const Handover = z.object({ act: z.literal('newconn'), seq: z.number() })
/** The reply of the process. */
const Reply = z.object({ ack: z.number() })

/**
 * Gives the connections that a process had not yet taken when it ended to the other processes. Node's
 * cluster module leaves such a connection open and forgets it, so that its client would wait forever. This
 * replies in the place of the process that it does not take them, as one does that is stopping.
 * @see docs/decisions/030-serving-processes.md
 */
export function returnUntakenConnections(worker: Worker): void {
  const { process: child } = worker
  const untaken = new Set<number>()
  child.send = new Proxy(child.send, {
    apply: (send, self, values: Parameters<typeof child.send>) => {
      const handover = Handover.safeParse(values[0])
      if (handover.success) untaken.add(handover.data.seq)
      return Reflect.apply(send, self, values)
    },
  })
  child.on('internalMessage', (message: unknown) => {
    const reply = Reply.safeParse(message)
    if (reply.success) untaken.delete(reply.data.ack)
  })
  worker.once('exit', () => {
    for (const seq of untaken) {
      child.emit('internalMessage', { cmd: 'NODE_CLUSTER', ack: seq, accepted: false })
    }
  })
}
