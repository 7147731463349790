import { join } from 'node:path'
import type { Payload } from 'payload'
import { rows } from '@/src/server/database/statements'
import { inTransaction } from '@/src/server/database/transaction'
import { createImport } from '@/src/importing/jobs/create-import'
import { claimJob } from '@/src/importing/jobs/job'
import { getImport } from '@/src/importing/jobs/read'
import { runImport } from '@/src/importing/jobs/run-import'
import { DEMO_FOLDER } from './demo-files'

/**
 * Imports the export of a demo site into an empty site, with the regular importer.
 * @throws Error that names the first row that could not be imported
 */
export async function importDemoExport(
  payload: Payload,
  siteId: string,
  slug: string,
): Promise<void> {
  const importId = await createImport(payload, {
    siteId,
    userId: null,
    fileName: slug,
    paths: [join(DEMO_FOLDER, slug)],
    format: null,
    isDryRun: false,
    onRepeat: 'update',
    columns: {},
    fingerprint: null,
  })
  await runImport(payload, await claimJob(payload, importId), { isOffline: true })
  const { status, failed, skipped, message, issues } = await getImport(payload, siteId, importId)
  if (status === 'done' && failed === 0 && skipped === 0) return
  const [issue] = issues
  const row = issue ? `${issue.title ?? ''}: ${issue.message}` : (message ?? '')
  throw new Error(`demo/${slug} could not be imported. ${row}`)
}

const SETTLE = [
  {
    name: 'demo_settle_recipes',
    text: `update recipes set published_at = published_at + $2 * interval '1 ms',
        created_at = created_at + $2 * interval '1 ms',
        updated_at = updated_at + $2 * interval '1 ms', source_key = null
      where site_id = $1`,
  },
  {
    name: 'demo_settle_collections',
    text: `update recipe_collections set created_at = created_at + $2 * interval '1 ms'
      where site_id = $1`,
  },
  {
    name: 'demo_settle_events',
    text: `update events set date = date + $2 * interval '1 ms' where site_id = $1`,
  },
] as const

const FORGET = { name: 'demo_forget_import', text: `delete from imports where site_id = $1` }

/**
 * Makes imported demo content look original: its dates are moved by a number of milliseconds, so that
 * events are still upcoming, and the report of the import is removed.
 */
export async function settleDemoSite(
  payload: Payload,
  siteId: string,
  milliseconds: number,
): Promise<void> {
  await inTransaction(payload, async () => {
    for (const statement of SETTLE) {
      await rows(payload, statement, [siteId, milliseconds])
    }
    await rows(payload, FORGET, [siteId])
  })
}
