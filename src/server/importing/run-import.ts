import type { Payload } from 'payload'
import { loadCatalogueIndex } from './catalogue-index'
import { importPage } from './import-page'
import type { RowOutcome, SourceRow } from './source-row'

/** How far an import has come. */
export type ImportCounts = { done: number; created: number; updated: number; failed: number }

/** What an import is told. */
export type ImportJob = {
  siteId: string
  fileName: string
  rows: AsyncIterable<SourceRow>
  isDryRun: boolean
  /** Called after every row. */
  onRow?: (row: SourceRow, outcome: RowOutcome, counts: ImportCounts) => void
}

/**
 * Imports rows one after the other; a bad one never stops the rest. Unless it is a dry run, the
 * import and what became of each row are stored.
 */
export async function runImport(payload: Payload, job: ImportJob): Promise<ImportCounts> {
  const index = await loadCatalogueIndex(payload, job.siteId)
  const importId = job.isDryRun ? null : await begin(payload, job)
  const counts: ImportCounts = { done: 0, created: 0, updated: 0, failed: 0 }
  for await (const row of job.rows) {
    const outcome = await importPage({ payload, index, ...job }, row)
    counts.done += 1
    counts[outcome.outcome] += 1
    if (importId !== null) await storeRow(payload, job.siteId, importId, counts.done, row, outcome)
    job.onRow?.(row, outcome, counts)
  }
  if (importId !== null) {
    await payload.update({
      collection: 'imports',
      id: importId,
      data: { ...counts, total: counts.done, status: 'done' },
      depth: 0,
    })
  }
  return counts
}

async function begin(payload: Payload, { siteId, fileName }: ImportJob): Promise<string> {
  const { id } = await payload.create({
    collection: 'imports',
    data: {
      site: siteId,
      fileName,
      format: 'saved-pages',
      status: 'running',
      total: 0,
      done: 0,
      created: 0,
      updated: 0,
      skipped: 0,
      failed: 0,
    },
    depth: 0,
  })
  return id
}

async function storeRow(
  payload: Payload,
  site: string,
  importId: string,
  position: number,
  row: SourceRow,
  outcome: RowOutcome,
): Promise<void> {
  const isFailed = outcome.outcome === 'failed'
  await payload.create({
    collection: 'import-rows',
    data: {
      import: importId,
      site,
      position,
      sourceKey: row.url ?? row.name,
      title: outcome.title,
      outcome: outcome.outcome,
      message: isFailed ? outcome.message : null,
      warnings: isFailed ? null : [...outcome.warnings],
      recipe: isFailed ? null : outcome.recipeId,
    },
    depth: 0,
  })
}
