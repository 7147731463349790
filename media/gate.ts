/** Error of a full queue: the request can be retried later. */
export class BusyError extends Error {
  override readonly name = 'BusyError'
}

/** Limits concurrent work. Excess work waits in a queue that serves parties, such as sites, round-robin. */
export type Gate = <Result>(work: () => Promise<Result>, party?: string) => Promise<Result>

/**
 * Creates a gate for `places` concurrent tasks with a queue of `waiting`, of which one party can take
 * `perParty`.
 * @throws BusyError when the queue, or the party's part of it, is full
 */
export function createGate(places: number, waiting: number, perParty = waiting): Gate {
  let free = places
  let length = 0
  /** The queue of each party, in the order in which they are served. */
  const queues = new Map<string, (() => void)[]>()
  const enter = async (party: string): Promise<void> => {
    if (free > 0) {
      free -= 1
      return
    }
    const queue = queues.get(party) ?? []
    if (length >= waiting || queue.length >= perParty) {
      throw new BusyError('Too many pictures requested at once.')
    }
    length += 1
    queues.set(party, queue)
    await new Promise<void>((resolve) => queue.push(resolve))
  }
  const leave = (): void => {
    const [first] = queues
    // The place passes directly to the next task, so that no new arrival gets ahead of the queue.
    if (!first) free += 1
    else startNext(...first)
  }
  /** Starts the next task of a party and moves the party behind all others. */
  const startNext = (party: string, queue: (() => void)[]): void => {
    const next = queue.shift()
    queues.delete(party)
    if (queue.length > 0) queues.set(party, queue)
    length -= 1
    next?.()
  }
  return async (work, party = '') => {
    await enter(party)
    try {
      return await work()
    } finally {
      leave()
    }
  }
}

/** Limits picture computation to two at a time, so that pages stay fast under many picture requests. */
export const pictureGate = createGate(2, 1000, 250)

/** The gate for sizes beyond the usual number, one at a time, so that they never occupy both places. */
export const spareGate = createGate(1, 16)

/**
 * Processes uploads one at a time, separately from the sizes that readers wait for: a HEIC needs a worker
 * and hundreds of megabytes.
 */
export const uploadGate = createGate(1, 200, 50)
