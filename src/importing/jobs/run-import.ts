import type { Payload } from 'payload'
import type { ImportMapping } from '@/src/contract/import-mapping'
import { loadCatalogueIndex } from '@/src/server/parsing/catalogue-index'
import { createOwnEquipment } from '../own-equipment'
import { environmentOf } from '@/src/server/deployment'
import { SourceProblem } from '../address/source-problem'
import { MAX_IMPORT_TABLES } from '@/src/contract/import-table'
import type { ImportTable } from '@/src/contract/import-table'
import type { ImportFormat } from '../formats/format'
import { UNKNOWN_FORMAT } from './create-import'
import { findFormat } from '../formats/registry'
import { ImportProblem, formatProblem } from '../import-problem'
import { getMapping, resolveMapping } from '../mapping/resolve-mapping'
import { createOwnLookup } from '../own/lookup'
import { storePictures } from '../pictures/store-pictures'
import type { RowResult } from '../pipeline/prepared'
import { runRows } from '../pipeline/run-rows'
import { storeBatch } from '../pipeline/store-batch'
import { SupersededError } from '../pipeline/target'
import type { ImportTarget } from '../pipeline/target'
import { cacheRecognition } from '../recognition/recognize-text'
import type { RecognizeText } from '../recognition/recognize-text'
import { createTesseract } from '../recognition/tesseract'
import { readRows } from '../read-rows'
import type { ReadRowsOptions } from '../read-rows'
import type { Bundle } from '../source/source-file'
import { removeCopies } from './import-files'
import { collectSource, openJob } from './import-input'
import { saveJobDetails, finishJob, markAllRead, recordHeartbeat } from './job'
import type { ImportJob } from './job'
import { getRememberedColumns } from './remembered-columns'
import { toStorable } from '../storable'
import { adoptMeasures } from './site-measures'

/** Callbacks that follow the progress of an import. */
export type ImportWatcher = {
  onTotal?: (total: number, done: number) => void
  onRows?: (results: readonly RowResult[]) => void
  onPicture?: (isStored: boolean) => void
}

/** Options of running an import. */
export type RunOptions = ImportWatcher & {
  /** Stops the import between two batches; it stays in the queue. */
  signal?: AbortSignal
  /** Hosts of the private network allowed for pictures, in tests. */
  allowed?: string[]
  /** Fetches no pictures and stores only those in the imported file. */
  isOffline?: boolean
  /**
   * Throws errors that the file did not cause, for the queue to retry; otherwise the import fails.
   */
  isTriedAgain?: boolean
}

const SEEN_EVERY = 10_000

/**
 * Runs a claimed import from its current position to the end: rows first, then pictures. An input
 * that cannot be opened fails the import, with one row that gives the reason.
 * @throws with `isTriedAgain`, errors that the file did not cause
 */
export async function runImport(
  payload: Payload,
  job: ImportJob,
  options: RunOptions = {},
): Promise<void> {
  const heartbeat = setInterval(() => {
    recordHeartbeat(payload, job).catch(() => undefined)
  }, SEEN_EVERY)
  try {
    await run(payload, job, options)
    await finishJob(payload, job, 'done')
    await removeCopies(payload, job.paths)
  } catch (error) {
    await ended(payload, job, options, error)
  } finally {
    clearInterval(heartbeat)
  }
}

async function ended(
  payload: Payload,
  job: ImportJob,
  { signal, onRows, isTriedAgain = false }: RunOptions,
  error: unknown,
): Promise<void> {
  // Cancelled or claimed by another process, so not ours to end.
  if (error instanceof SupersededError) return
  if (signal?.aborted) {
    await finishJob(payload, job, 'queued')
    return
  }
  if (!(error instanceof ImportProblem)) await stopped(payload, job, isTriedAgain, error)
  const message = formatProblem(error)
  if (isOfFile(error) && job.done === 0) {
    const failed = { kind: 'failed', title: null, warnings: [], message, kept: null } as const
    const row = { position: 1, name: job.fileName, ...failed }
    // A separate statement, as `onRows?.(await …)` is not evaluated without a watcher.
    const results = await storeBatch(targetOf(payload, job), [row])
    onRows?.(results)
  }
  await finishJob(payload, job, 'failed', message)
}

/** An unreadable site is not a failed row: the import stays resumable. */
const isOfFile = (error: unknown): boolean =>
  error instanceof ImportProblem && !(error instanceof SourceProblem)

/** Handles an error that the file did not cause. @throws it, when it is tried again */
async function stopped(
  payload: Payload,
  job: ImportJob,
  isTriedAgain: boolean,
  error: unknown,
): Promise<void> {
  if (isTriedAgain) {
    await finishJob(payload, job, 'queued')
    throw error
  }
  payload.logger.error({ err: error, msg: 'An import stopped', importId: job.id })
}

const targetOf = (payload: Payload, job: ImportJob): ImportTarget => ({
  payload,
  siteId: job.siteId,
  importId: job.id,
  runId: job.runId,
  onRepeat: job.onRepeat,
  asDrafts: job.asDrafts,
  isDryRun: job.isDryRun,
  lookup: createOwnLookup(payload, job.siteId),
})

async function run(payload: Payload, job: ImportJob, options: RunOptions): Promise<void> {
  const isRead = job.total > 0 && job.done >= job.total
  if (!isRead) await collectSource(payload, job, options)
  const bundle = await openJob(payload, job, isRead)
  try {
    const target = targetOf(payload, job)
    if (!isRead) await runImportRows(target, job, bundle, options)
    if (job.isDryRun) return
    await adoptMeasures(payload, job)
    const { allowed, isOffline = false, onPicture } = options
    const signal = options.signal ?? new AbortController().signal
    const reader = { bundle, signal, isOffline, ...(allowed ? { allowed } : {}) }
    await storePictures(target, reader, (isStored) => onPicture?.(isStored))
  } finally {
    await bundle.close()
  }
}

async function runImportRows(
  target: ImportTarget,
  job: ImportJob,
  bundle: Bundle,
  options: RunOptions,
): Promise<void> {
  const { payload } = target
  const reading: ReadRowsOptions = {
    format: findFormat(job.wantedFormat ?? '') ?? null,
    columns: job.columns,
    types: job.types,
    remembered: await getRememberedColumns(payload, job.siteId),
    recognize: recognitionOf(payload, options),
  }
  if (job.total === 0) await countRows(payload, job, bundle, reading, options)
  else options.onTotal?.(job.total, job.done)
  const resolve = (mapping: ImportMapping | null) => resolveMapping(payload, job.siteId, mapping)
  await runRows({
    target,
    rows: readRows(bundle, reading),
    catalogues: {
      index: await loadCatalogueIndex(payload, job.siteId),
      lookup: target.lookup,
      // A dry run stores nothing, not even equipment and terms.
      createEquipment: job.isDryRun ? null : createOwnEquipment(payload, job.siteId),
      mapping: job.isDryRun ? null : await getMapping(payload, job.id).then(resolve),
    },
    done: job.done,
    signal: options.signal ?? new AbortController().signal,
    onStored: (results) => options.onRows?.(results),
  })
  await markAllRead(payload, job)
}

/** Creates the text recogniser; undefined if it is switched off. */
function recognitionOf(payload: Payload, { signal }: RunOptions): RecognizeText | undefined {
  const { textRecognition } = environmentOf(payload)
  if (textRecognition === null) return undefined
  return cacheRecognition(createTesseract({ ...textRecognition, ...(signal ? { signal } : {}) }))
}

/** Counts the rows without reading them, for the progress bar. */
async function countRows(
  payload: Payload,
  job: ImportJob,
  bundle: Bundle,
  reading: ReadRowsOptions,
  { onTotal, signal }: RunOptions,
): Promise<void> {
  const formats = new Set<string>()
  const tables: ImportTable[] = []
  let total = 0
  const onFormat = ({ name }: ImportFormat) => formats.add(name)
  const onTable = (table: ImportTable): void => {
    if (tables.length < MAX_IMPORT_TABLES) tables.push(toStorable(table))
  }
  for await (const row of readRows(bundle, {
    ...reading,
    onFormat,
    onTable,
    isOnlyCounted: true,
  })) {
    signal?.throwIfAborted()
    if (row.name !== '') total += 1
  }
  const format = [...formats].sort().join(', ') || UNKNOWN_FORMAT
  await saveJobDetails(payload, job, { format, total, tables })
  onTotal?.(total, job.done)
}
