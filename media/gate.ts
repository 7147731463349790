/** More is asked than can be done soon: to be asked again later. */
export class BusyError extends Error {
  override readonly name = 'BusyError'
}

/** Limits concurrent work; work beyond the limit waits in a queue. */
export type Gate = <Result>(work: () => Promise<Result>) => Promise<Result>

/**
 * A gate for `places` at a time and a line of `waiting` behind it.
 * @throws BusyError when the line is full
 */
export function createGate(places: number, waiting: number): Gate {
  let free = places
  const line: (() => void)[] = []
  const enter = async (): Promise<void> => {
    if (free > 0) {
      free -= 1
      return
    }
    if (line.length >= waiting) throw new BusyError('Too many pictures are asked for at once.')
    await new Promise<void>((resolve) => line.push(resolve))
  }
  const leave = (): void => {
    const next = line.shift()
    // The place is handed on, not given back: nobody who comes now gets ahead of the line.
    if (next) next()
    else free += 1
  }
  return async (work) => {
    await enter()
    try {
      return await work()
    } finally {
      leave()
    }
  }
}

/** Two pictures are computed at a time, so that pages stay quick while many are asked for. */
export const pictureGate = createGate(2, 1000)

/** The gate for sizes beyond the usual number, one at a time: they never take both places. */
export const spareGate = createGate(1, 16)

/** A HEIC needs a worker and hundreds of megabytes while it is read. */
export const heicGate = createGate(1, 20)
