import type { ImportRow } from '../import-row'
import { prepareRow } from './prepare-row'
import type { RowCatalogues } from './prepare-row'
import type { PreparedRow, RowResult } from './prepared'
import { storeBatch } from './store-batch'
import type { ImportTarget } from './target'

/** Most rows that are stored at once; few enough that little is repeated after a crash. */
const MAX_ROWS = 100
/** Most parts of a site that are stored at once; each may be a picture of many megabytes. */
const MAX_PARTS = 20
/** Rows with more words than this are stored sooner, so that memory stays flat. */
const MAX_CHARACTERS = 4_000_000

/** The context in which the rows of an import run. */
export type RowRun = {
  target: ImportTarget
  rows: AsyncIterable<ImportRow>
  catalogues: RowCatalogues
  /** Rows that were stored before: they are passed over. */
  done: number
  /** Hears what became of rows once that is stored. */
  onStored: (results: readonly RowResult[]) => void
  /** Ends the run between two batches. */
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
  /** A row that is read may look for the parts before it. */
  const before = async (row: ImportRow): Promise<void> => {
    const isIndependent = row.isIndependent === true
    if (isOfParts !== isIndependent) await flush()
    isOfParts = isIndependent
  }
  const add = async (row: PreparedRow): Promise<void> => {
    const key = 'sourceKey' in row ? row.sourceKey : null
    // Any other part of a site is stored by itself: what follows may need it.
    const isAlone = row.kind === 'part' && !isOfParts
    if (isAlone) await flush()
    // The second of two rows with one name has to find the first one stored.
    if (key !== null && keys.has(key)) await flush()
    if (key !== null) keys.add(key)
    rows.push(row)
    characters += sizeOf(row)
    if (isAlone || isFull()) await flush()
  }
  return { before, add, flush }
}

/** About how much a row weighs: long posts do, and little else. */
const sizeOf = (row: PreparedRow): number =>
  row.kind === 'recipe' ? JSON.stringify(row.recipe.write.legacyRecipeData ?? null).length : 0
