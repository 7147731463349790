import { SingleBar } from 'cli-progress'
import type { Import } from '@/src/contract/import'
import type { ImportWatcher } from '@/src/importing/jobs/run-import'
import type { RowResult } from '@/src/importing/pipeline/prepared'

const BAR = {
  clearOnComplete: false,
  hideCursor: true,
  noTTYOutput: true,
  notTTYSchedule: 5_000,
}

/** Shows the progress of an import in the terminal. */
export function importProgress(isDryRun: boolean): {
  watcher: ImportWatcher
  end: () => void
  summary: (done: Import) => string
} {
  const rows = new SingleBar({
    ...BAR,
    format: '{bar} {value}/{total}  {created} new, {updated} updated, {failed} failed  {title}',
  })
  const pictures = new SingleBar({
    ...BAR,
    format: 'pictures: {value} done, {missing} not found',
  })
  const counts = { created: 0, updated: 0, skipped: 0, failed: 0 }
  let done = 0
  const picture = { tried: 0, missing: 0 }
  const watcher: ImportWatcher = {
    onTotal: (total, before) => {
      done = before
      rows.start(total, before, { ...counts, title: '' })
    },
    onRows: (results) => {
      for (const { outcome } of results) counts[outcome] += 1
      done += results.length
      rows.update(done, { ...counts, title: lastTitle(results) })
    },
    onPicture: (isStored) => {
      picture.tried += 1
      if (!isStored) picture.missing += 1
      if (picture.tried === 1) {
        rows.stop()
        pictures.start(0, 0, picture)
      }
      pictures.setTotal(picture.tried)
      pictures.update(picture.tried, picture)
    },
  }
  const end = (): void => {
    rows.stop()
    pictures.stop()
  }
  return { watcher, end, summary: (job) => summaryOf(job, isDryRun) }
}

const lastTitle = (results: readonly RowResult[]): string => {
  const last = results.at(-1)
  return (last?.title ?? last?.name ?? '').slice(0, 40)
}

function summaryOf(job: Import, isDryRun: boolean): string {
  const { format, done, created, updated, skipped, failed, issues } = job
  const lines = issues.map(({ position, title, message }) => {
    return `  row ${position}${title === null ? '' : ` (${title})`}: ${message}`
  })
  return [
    `${format}: ${done} ${done === 1 ? 'row' : 'rows'}: ${created} new, ${updated} updated, ${skipped} skipped, ${failed} failed.`,
    ...(job.notice === null ? [] : [job.notice]),
    ...lines,
    ...(failed > issues.length ? ['  … The report names all of them.'] : []),
    ...(isDryRun ? ['This was a dry run: nothing was written.'] : []),
    ...(job.status === 'done'
      ? []
      : [`The import is ${job.status}. Run the same command again to resume it.`]),
  ].join('\n')
}
