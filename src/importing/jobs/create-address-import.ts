import { randomUUID } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Payload } from 'payload'
import { invalidField } from '@/src/contract/failure'
import type { Import } from '@/src/contract/import'
import type { AddressImportCreate } from '@/src/contract/import-address'
import { INVALID_URL } from '@/src/contract/messages'
import { sendWaiting } from '@/src/server/jobs/job-queue'
import { countAttempt } from '@/src/server/rate-limits/rate-limit'
import type { RateLimit } from '@/src/server/rate-limits/rate-limit'
import { parseSiteBase } from '../address/site-address'
import { createImport } from './create-import'
import { IMPORT_QUEUE } from './import-queue'
import { getImport } from './read'
import { getImportFolder, shareFolder, toSharedPath } from './import-files'

const PER_SITE: RateLimit = { name: 'address-imports', attempts: 20, seconds: 3_600 }

/**
 * Queues a dry run of the site at an address. The site is fetched in the background, never in the
 * request.
 * @throws Failure `validation_failed` for an invalid address, `rate_limited`
 * @see docs/product/import-and-export.md#from-an-address
 */
export async function createAddressImport(
  payload: Payload,
  { siteId, userId }: { siteId: string; userId: string },
  { program, address, contentApiKey }: AddressImportCreate,
): Promise<Import> {
  const base = parseSiteBase(address)
  if (base === null) throw invalidField('address', INVALID_URL)
  await countAttempt(payload, PER_SITE, siteId)
  const folderId = randomUUID()
  const folder = join(getImportFolder(payload), folderId, 'posts')
  await mkdir(folder, { recursive: true })
  await shareFolder(payload, folderId)
  const id = await createImport(payload, {
    ...{ siteId, userId, fileName: base.host, format: null },
    ...{ isDryRun: true, onRepeat: 'update', columns: {}, fingerprint: null },
    paths: [toSharedPath(payload, folder)],
    source: { program, address, key: contentApiKey ?? null },
  })
  await sendWaiting(payload, IMPORT_QUEUE, siteId)
  return getImport(payload, siteId, id)
}
