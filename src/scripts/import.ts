import { createHash } from 'node:crypto'
import { stat, writeFile } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { getPayload } from 'payload'
import type { Payload } from 'payload'
import type { TypeChoices } from '@/src/contract/import-types'
import { joinRunningProduct } from '@/src/runtime/startup/start/join-running'
import { importProgress } from './import-progress'
import { importHelp } from './import-help'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    site: { type: 'string' },
    format: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
    'on-repeat': { type: 'string', default: 'update' },
    column: { type: 'string', multiple: true, default: [] },
    type: { type: 'string', multiple: true, default: [] },
    restart: { type: 'boolean', default: false },
    offline: { type: 'boolean', default: false },
    report: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})

/** An error in the command line that its user can correct. */
class UsageError extends Error {
  override readonly name = 'UsageError'
}

async function main(): Promise<number> {
  if (values.help || positionals.length === 0 || values.site === undefined) {
    console.log(await importHelp())
    return values.help ? 0 : 1
  }
  await joinRunningProduct(process.env)
  // Only now: the config reads its settings when it is loaded.
  const { default: config } = await import('@payload-config')
  const payload = await getPayload({ config, disableOnInit: true })
  return importInto(payload, values.site)
}

async function importInto(payload: Payload, slug: string): Promise<number> {
  const { findSite } = await import('@/src/server/sites/scope')
  const { runImport } = await import('@/src/importing/jobs/run-import')
  const { claimJob } = await import('@/src/importing/jobs/job')
  const { formatImportReport } = await import('@/src/importing/jobs/report')
  const { getImport } = await import('@/src/importing/jobs/read')
  const site = await findSite(payload, slug)
  if (!site) throw new UsageError(`There is no site with the slug ${slug}.`)
  const importId = await importToRun(payload, site.id)
  const job = await claimJob(payload, importId)
  if (job.done > 0) console.log(`Resuming after row ${job.done}.`)
  const progress = importProgress(job.isDryRun)
  const stop = new AbortController()
  process.once('SIGINT', () => stop.abort())
  process.once('SIGTERM', () => stop.abort())
  await runImport(payload, job, {
    ...progress.watcher,
    signal: stop.signal,
    isOffline: values.offline,
  })
  progress.end()
  const done = await getImport(payload, site.id, importId)
  if (values.report !== undefined) {
    await writeFile(values.report, await formatImportReport(payload, site.id, importId))
  }
  console.log(progress.summary(done))
  return done.status === 'done' ? 0 : 1
}

/** The import to continue: an interrupted one of the same files, or a new one. */
async function importToRun(payload: Payload, siteId: string): Promise<string> {
  const { createImport } = await import('@/src/importing/jobs/create-import')
  const { findResumableImport } = await import('@/src/importing/jobs/find-resumable-import')
  const paths = positionals.map((path) => resolve(path))
  const wanted = {
    siteId,
    userId: null,
    fileName: positionals.map((path) => basename(path)).join(', '),
    paths,
    format: await chosenFormat(),
    isDryRun: values['dry-run'],
    onRepeat: chosenRepeat(),
    columns: chosenColumns(),
    ...(values.type.length > 0 ? { types: await chosenTypes() } : {}),
  }
  const fingerprint = await fingerprintOf(paths, wanted)
  const stopped = values.restart ? null : await findResumableImport(payload, siteId, fingerprint)
  return stopped ?? (await createImport(payload, { ...wanted, fingerprint }))
}

async function fingerprintOf(paths: readonly string[], wanted: object): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(wanted))
  for (const path of paths) {
    const { size, mtimeMs } = await stat(path).catch(() => {
      throw new UsageError(`There is no file ${path}.`)
    })
    hash.update(`${path} ${size} ${mtimeMs}`)
  }
  return hash.digest('hex')
}

async function chosenFormat(): Promise<string | null> {
  if (values.format === undefined) return null
  const { findFormat } = await import('@/src/importing/formats/registry')
  if (findFormat(values.format)) return values.format
  throw new UsageError(`There is no format ${values.format}: see --help.`)
}

function chosenRepeat(): 'update' | 'skip' {
  const given = values['on-repeat']
  if (given === 'update' || given === 'skip') return given
  throw new UsageError('--on-repeat takes update or skip.')
}

function chosenColumns(): Record<string, string> {
  const pairs = values.column.map((pair) => {
    const cut = pair.lastIndexOf('=')
    if (cut < 1) throw new UsageError(`--column takes COLUMN=FIELD, not ${pair}.`)
    return [pair.slice(0, cut), pair.slice(cut + 1)] as const
  })
  return Object.fromEntries(pairs)
}

async function chosenTypes(): Promise<TypeChoices> {
  const { TypeChoices: Types } = await import('@/src/contract/import-types')
  const pairs = values.type.map((pair) => {
    const [name = '', what = 'recipes'] = pair.split('=')
    return [name, what] as const
  })
  const chosen = Types.safeParse(Object.fromEntries(pairs))
  if (!chosen.success) throw new UsageError('--type takes TYPE, TYPE=recipes or TYPE=all.')
  return chosen.data
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  },
)
