/** Rows of one collection, fetched when somebody wants them and kept while the page is open. */
export type RecordsById<Row> = {
  /** Asks for rows; what is here or on its way is not asked for again. */
  want: (ids: readonly string[]) => void
  /** What has come so far: another map whenever there is more. */
  rows: () => ReadonlyMap<string, Row>
  /** Calls back when more has come, until the answer is called. */
  subscribe: (listener: () => void) => () => void
}

/** Ids in one request: an address stays well under what servers take. */
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
