/** The row of the database about its file store. */
export type MediaStoreRow = {
  mark: string
  /** Whether the store has the mark; not yet at the first start, and at the end of a move. */
  isWritten: boolean
  /** The mark of the store that files were moved from. */
  previousMark: string | null
}

/**
 * The status of a store for a database: `unclaimed` before the first start has marked it, `unmarked` without
 * the mark, `foreign` with that of another database; `moving` and `moved` for the store that files are moved
 * from.
 */
export type StoreStatus = 'ok' | 'unclaimed' | 'unmarked' | 'foreign' | 'moving' | 'moved'

/**
 * Compares the mark of a store with the row of the database.
 * @see docs/product/media.md#the-mark-of-a-store
 */
export function getStoreStatus(row: MediaStoreRow | null, mark: string | null): StoreStatus {
  if (!row || isUnclaimed(row, mark)) return 'unclaimed'
  if (mark === null) return 'unmarked'
  if (mark === row.mark) return 'ok'
  if (mark !== row.previousMark) return 'foreign'
  return row.isWritten ? 'moved' : 'moving'
}

const isUnclaimed = (row: MediaStoreRow, mark: string | null): boolean =>
  !row.isWritten && row.previousMark === null && (mark === null || mark === row.mark)
