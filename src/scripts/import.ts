import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { SingleBar } from 'cli-progress'
import { getPayload } from 'payload'
import { joinRunningProduct } from '@/src/runtime/join-running'
import { listSavedPages, readSavedPages } from '@/src/server/importing/saved-pages'
import type { RowOutcome, SourceRow } from '@/src/server/importing/source-row'

const HELP = `Imports recipes into a site.

  npm run import -- --site SLUG [options] PATH…

PATH is a saved recipe page (.html), a file of pages (.jsonl or .jsonl.gz: one {"html", "url"} a
line), or a folder of these. A page that was imported before is written over, never made twice.

  --site SLUG     the site to import into
  --limit N       stop after N pages
  --dry-run       read and match, but write nothing
  --report FILE   what became of each page, as CSV
  --help          this text
`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    site: { type: 'string' },
    limit: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
    report: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})

type Reported = { row: SourceRow; outcome: RowOutcome }

async function main(): Promise<number> {
  if (values.help || positionals.length === 0 || values.site === undefined) {
    console.log(HELP)
    return values.help ? 0 : 1
  }
  await joinRunningProduct(process.env)
  const reported = await importInto(values.site, await listSavedPages(positionals))
  if (values.report !== undefined) await writeFile(values.report, reportOf(reported))
  const failed = reported.filter(({ outcome }) => outcome.outcome === 'failed')
  for (const { row, outcome } of failed) {
    console.log(`  failed  ${row.name}: ${outcome.outcome === 'failed' ? outcome.message : ''}`)
  }
  return 0
}

async function importInto(slug: string, files: readonly string[]): Promise<Reported[]> {
  // Only now: the config reads its settings when it is loaded.
  const { default: config } = await import('@payload-config')
  const { findSite } = await import('@/src/server/sites/scope')
  const { runImport } = await import('@/src/server/importing/run-import')
  const payload = await getPayload({ config, disableOnInit: true })
  const site = await findSite(payload, slug)
  if (!site) throw new Error(`There is no site with the slug ${slug}.`)
  const total = await countPages(files)
  const bar = new SingleBar({
    format: '{bar} {value}/{total}  {created} new, {updated} updated, {failed} failed  {title}',
    clearOnComplete: false,
    hideCursor: true,
    noTTYOutput: true,
    notTTYSchedule: 5_000,
  })
  bar.start(total, 0, { created: 0, updated: 0, failed: 0, title: '' })
  const reported: Reported[] = []
  const counts = await runImport(payload, {
    siteId: site.id,
    fileName: files.join(', ').slice(0, 500),
    rows: pages(files),
    isDryRun: values['dry-run'],
    onRow: (row, outcome, { done, ...rest }) => {
      reported.push({ row, outcome })
      bar.update(done, { ...rest, title: (outcome.title ?? row.name).slice(0, 40) })
    },
  })
  bar.stop()
  console.log(
    `${counts.done} pages: ${counts.created} new, ${counts.updated} updated, ${counts.failed} failed.`,
  )
  return reported
}

async function* pages(files: readonly string[]): AsyncGenerator<SourceRow> {
  let left = limit()
  for (const file of files) {
    for await (const row of readSavedPages(file)) {
      if (left === 0) return
      left -= 1
      yield row
    }
  }
}

/** Read twice: a bar without a true end is only a spinner. */
async function countPages(files: readonly string[]): Promise<number> {
  let total = 0
  for await (const { name } of pages(files)) total += name === '' ? 0 : 1
  return total
}

function limit(): number {
  const given = Number(values.limit ?? Infinity)
  if (!(given > 0)) throw new Error('--limit takes a number above 0.')
  return given
}

const quote = (text: string): string => `"${text.replaceAll('"', '""')}"`

const reportOf = (reported: readonly Reported[]): string =>
  [
    'row,outcome,title,message,warnings',
    ...reported.map(({ row, outcome }) =>
      [
        row.name,
        outcome.outcome,
        outcome.title ?? '',
        outcome.outcome === 'failed' ? outcome.message : '',
        outcome.outcome === 'failed' ? '' : outcome.warnings.join(' '),
      ]
        .map(quote)
        .join(','),
    ),
    '',
  ].join('\n')

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  },
)
