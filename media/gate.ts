/** More is asked than can be done soon: to be asked again later. */
export class BusyError extends Error {
  override readonly name = 'BusyError'
}

/**
 * Limits concurrent work. Work beyond the limit waits in a queue, in which parties, such as sites, take
 * turns.
 */
export type Gate = <Result>(work: () => Promise<Result>, party?: string) => Promise<Result>

/**
 * A gate for `places` at a time and a queue of `waiting` behind it, of which one party takes `perParty`.
 * @throws BusyError when the queue, or the party's part of it, is full
 */
export function createGate(places: number, waiting: number, perParty = waiting): Gate {
  let free = places
  let length = 0
  /** The queue of each party, in the order of their turns. */
  const queues = new Map<string, (() => void)[]>()
  const enter = async (party: string): Promise<void> => {
    if (free > 0) {
      free -= 1
      return
    }
    const queue = queues.get(party) ?? []
    if (length >= waiting || queue.length >= perParty) {
      throw new BusyError('Too many pictures are asked for at once.')
    }
    length += 1
    queues.set(party, queue)
    await new Promise<void>((resolve) => queue.push(resolve))
  }
  const leave = (): void => {
    const [first] = queues
    // The place is handed on, not given back: nobody who comes now gets ahead of the queue.
    if (!first) free += 1
    else startNext(...first)
  }
  /** Starts the next work of a party and moves the party behind all others. */
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

/** Two pictures are computed at a time, so that pages stay quick while many are asked for. */
export const pictureGate = createGate(2, 1000, 250)

/** The gate for sizes beyond the usual number, one at a time: they never take both places. */
export const spareGate = createGate(1, 16)

/**
 * Uploads are read one at a time, beside the sizes that readers wait for: a HEIC needs a worker and hundreds
 * of megabytes.
 */
export const uploadGate = createGate(1, 200, 50)
