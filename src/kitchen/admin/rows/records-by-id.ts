/** Documents of one collection, fetched on demand and cached while the page is open. */
export type RecordsById<Row> = {
  /** Requests documents that are neither loaded nor being loaded. */
  want: (ids: readonly string[]) => void
  /** The loaded documents; a new map after every change. */
  rows: () => ReadonlyMap<string, Row>
  /** Calls back when more has come, until the answer is called. */
  subscribe: (listener: () => void) => () => void
}

/** Maximum number of ids in one request, to keep the URL short. */
const BATCH = 100

/**
 * Rows by id. However many labels ask in one turn, one request goes out for all of them (100 ids
 * each), so a recipe's lines never cost a request a line. What could not be had is asked for anew
 * by whoever wants it next.
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
