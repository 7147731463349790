import type { Payload } from 'payload'
import { Failure } from '@/src/contract/failure'
import type { SiteExport } from '@/src/contract/site/site-export'
import { firstRow } from '../../database/statements'
import { sendWaiting } from '../../jobs/job-queue'
import { countAttempt } from '../../rate-limits/rate-limit'
import type { RateLimit } from '../../rate-limits/rate-limit'
import type { SiteWriter } from '../../versioned-write'
import { EXPORT_QUEUE } from './export-lane'
import { listSiteExports } from './read'

const PER_SITE: RateLimit = { name: 'site-exports', attempts: 10, seconds: 86_400 }

/** Creates an export: an index allows one unfinished export per site. */
const CREATE = {
  name: 'site_export_create',
  text: `insert into site_exports (site_id, user_id, status) values ($1, $2, 'queued')
    on conflict (site_id) where status in ('queued', 'running') do nothing returning id`,
}

/**
 * Queues an export of a site.
 * @throws Failure `conflict` while another one runs, `rate_limited`
 * @see docs/product/import-and-export.md#exports-in-the-background
 */
export async function createSiteExport(
  payload: Payload,
  { siteId, userId }: SiteWriter,
): Promise<SiteExport> {
  await countAttempt(payload, PER_SITE, siteId)
  const created = await firstRow<{ id: string }>(payload, CREATE, [siteId, userId])
  if (!created) {
    throw new Failure(
      'conflict',
      'An export of this site is already running. Wait until it has finished.',
    )
  }
  await sendWaiting(payload, EXPORT_QUEUE, siteId)
  const made = (await listSiteExports(payload, siteId)).find(({ id }) => id === created.id)
  if (!made) throw new Error('An export was stored and is gone')
  return made
}
