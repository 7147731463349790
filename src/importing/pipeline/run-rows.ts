import type { ImportRow } from '../import-row'
import { prepareRow } from './prepare-row'
import type { RowCatalogues } from './prepare-row'
import type { PreparedRow, RowResult } from './prepared'
import { storeBatch } from './store-batch'
import type { ImportTarget } from './target'

/** Maximum number of rows per batch; small, so that little is repeated after a crash. */
const MAX_ROWS = 100
/** Maximum number of parts per batch; each may be a picture of many megabytes. */
const MAX_PARTS = 20
/** Maximum size of a batch in characters, to limit memory. */
const MAX_CHARACTERS = 4_000_000

/** The context in which the rows of an import run. */
export type RowRun = {
  target: ImportTarget
  rows: AsyncIterable<ImportRow>
  catalogues: RowCatalogues
  /** Number of rows stored before, which are skipped. */
  done: number
  /** Called with the results of stored rows. */
  onStored: (results: readonly RowResult[]) => void
  /** Stops the run between two batches. */
  signal: AbortSignal
}

/** Reads, maps and stores rows in batches, starting after the rows that are done. */
export async function runRows(run: RowRun): Promise<void> {
  const { target, catalogues, signal } = run
  const batch = createBatch(run)
  let position = 0
  for await (const row of run.rows) {
    position += 1
    if (position <= run.done) continue
    signal.throwIfAborted()
    await batch.before(row)
    const prepared = await prepareRow(row, position, catalogues, (error) =>
      target.payload.logger.error({ err: error, msg: 'A row could not be read', row: row.name }),
    )
    await batch.add(prepared)
  }
  await batch.flush()
}

function createBatch({ target, onStored }: RowRun) {
  let rows: PreparedRow[] = []
  let characters = 0
  let isOfParts = false
  const keys = new Set<string>()
  const isFull = (): boolean =>
    rows.length >= (isOfParts ? MAX_PARTS : MAX_ROWS) || characters >= MAX_CHARACTERS
  const flush = async (): Promise<void> => {
    if (rows.length === 0) return
    const results = await storeBatch(target, rows)
    rows = []
    characters = 0
    keys.clear()
    onStored(results)
  }
  /** A row may look up the parts before it. */
  const before = async (row: ImportRow): Promise<void> => {
    const isIndependent = row.isIndependent === true
    if (isOfParts !== isIndependent) await flush()
    isOfParts = isIndependent
  }
  const add = async (row: PreparedRow): Promise<void> => {
    const key = 'sourceKey' in row ? row.sourceKey : null
    // Other parts are stored one by one, as later ones may depend on them.
    const isAlone = row.kind === 'part' && !isOfParts
    if (isAlone) await flush()
    // The second of two rows with the same key must find the first one stored.
    if (key !== null && keys.has(key)) await flush()
    if (key !== null) keys.add(key)
    rows.push(row)
    characters += sizeOf(row)
    if (isAlone || isFull()) await flush()
  }
  return { before, add, flush }
}

/** Estimates the size of a row, dominated by long posts. */
const sizeOf = (row: PreparedRow): number =>
  row.kind === 'recipe' ? JSON.stringify(row.recipe.write.legacyRecipeData ?? null).length : 0
