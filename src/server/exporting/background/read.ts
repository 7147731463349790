import type { Payload } from 'payload'
import { storageFor } from '@/media'
import { isThere } from '@/access/conditions'
import { notFound } from '@/src/contract/failure'
import type { SiteExport } from '@/src/contract/site/site-export'
import { firstRow, rows } from '../../database/statements'
import { isoInstant } from '../../database/instant-sql'
import { exportName } from './files'
import { exportUrl, signedExportId } from './link'

const LIST = {
  name: 'site_exports',
  text: `select e.id, e.status, e.total::int, e.done::int, e.bytes::float8, e.message,
      ${isoInstant('e.expires_at')} as "expiresAt", ${isoInstant('e.created_at')} as "createdAt"
    from site_exports e where e.site_id = $1
      and (e.expires_at is null or e.expires_at > now())
    order by e.created_at desc, e.id limit 20`,
}

/** Lists the background exports of a site, newest first. */
export async function listSiteExports(payload: Payload, siteId: string): Promise<SiteExport[]> {
  const found = await rows<Omit<SiteExport, 'url'>>(payload, LIST, [siteId])
  return found.map((each) => ({
    ...each,
    url: each.status === 'done' ? exportUrl(payload, each.id) : null,
  }))
}

const DONE = {
  name: 'site_export_done',
  text: `select s.slug from site_exports e join sites s on s.id = e.site_id
    where e.id = $1 and e.status = 'done' and e.expires_at > now() and ${isThere('s')}`,
}

/** A stored zip as a stream. */
export type StoredExport = { fileName: string; size: number; bytes: AsyncIterable<Uint8Array> }

/** Opens the zip of a link. @throws Failure `not_found`, also for an expired link */
export async function openSiteExport(payload: Payload, token: string): Promise<StoredExport> {
  const id = signedExportId(payload, token)
  const found = id === null ? null : await firstRow<{ slug: string }>(payload, DONE, [id])
  if (!found || id === null) throw notFound('Export')
  const storage = storageFor(payload.config.custom)
  const size = await storage.size(exportName(id))
  const bytes = size === null ? null : await storage.stream(exportName(id))
  if (size === null || !bytes) throw notFound('Export')
  return { fileName: `${found.slug}.zip`, size, bytes }
}
