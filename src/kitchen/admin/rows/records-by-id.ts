/** Documents of one collection, fetched on demand and cached while the page is open. */
export type RecordsById<Row> = {
  /** Requests documents that are neither loaded nor being loaded. */
  want: (ids: readonly string[]) => void
  /** The loaded documents; a new map after every change. */
  rows: () => ReadonlyMap<string, Row>
  /** Subscribes to loaded documents; returns the function that unsubscribes. */
  subscribe: (listener: () => void) => () => void
}

/** Maximum number of ids in one request, to keep the URL short. */
const BATCH = 100

/**
 * Creates a loader of rows by id that batches the ids requested in one tick, 100 per request, so that a
 * recipe's lines do not cost a request each. Failed ids are requested again when they are next wanted.
 */
export function recordsById<Row extends { id: string }>(
  read: (ids: readonly string[]) => Promise<readonly Row[]>,
): RecordsById<Row> {
  let known: ReadonlyMap<string, Row> = new Map()
  const asked = new Set<string>()
  const waiting = new Set<string>()
  const listeners = new Set<() => void>()

  const fetchBatch = async (ids: readonly string[]): Promise<void> => {
    try {
      const found = await read(ids)
      known = new Map([...known, ...found.map((row) => [row.id, row] as const)])
      for (const listener of listeners) listener()
    } catch {
      for (const id of ids) asked.delete(id)
    }
  }
  const flush = (): void => {
    const ids = [...waiting]
    waiting.clear()
    for (let start = 0; start < ids.length; start += BATCH) {
      void fetchBatch(ids.slice(start, start + BATCH))
    }
  }
  return {
    rows: () => known,
    want: (ids) => {
      const added = ids.filter((id) => !asked.has(id))
      if (waiting.size === 0 && added.length > 0) queueMicrotask(flush)
      for (const id of added) {
        asked.add(id)
        waiting.add(id)
      }
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
