import { mediaLocation, storageAt, currentStore } from '@/media'
import type { MediaLocation } from '@/media'
import { withClient } from '@/src/runtime/startup/database/database-state'
import type { Settings } from '@/src/runtime/startup/settings/settings'
import { Refusal } from '@/src/runtime/startup/start/refusal'
import { claimStore } from '@/src/server/media-store/media-store'
import type { StoreStatus } from '@/src/server/media-store/store-status'

type StoreSettings = Pick<Settings, 'dataDir' | 's3' | 'databaseUrl'>

/**
 * Requires that the configured store is the one of the database; the first start marks it as such. A store
 * that cannot be reached is checked by `/readyz` when it can.
 * @throws Refusal with what to do
 * @see docs/product/media.md#the-mark-of-a-store
 */
export async function requireStore(settings: StoreSettings): Promise<void> {
  const location = mediaLocation(settings)
  const store = currentStore(location)
  if ((await store.state()) !== 'ok') return
  // Pictures from before the bucket may lie in the folder.
  const reads = { ...store, size: storageAt(location).size }
  const status = await withClient(settings.databaseUrl, (client) => claimStore(client, reads))
  const problem = storeProblem(status, location)
  if (problem !== null) throw new Refusal(problem)
}

/** Describes the location of a store. */
export const formatStore = (location: MediaLocation): string =>
  location.kind === 's3'
    ? `the bucket ${location.bucket} ${location.endpoint === undefined ? 'on AWS' : `at ${location.endpoint}`}`
    : `the folder ${location.folder}`

/** Formats why a store cannot be used and what to do; null where it can. */
export function storeProblem(status: StoreStatus, location: MediaLocation): string | null {
  const where = formatStore(location)
  const to = location.kind === 's3' ? 's3' : 'disk'
  if (status === 'unmarked') {
    return (
      `The pictures of this database are not in ${where}, which has no mark. ` +
      'Set DATA_DIR and S3_* as on the servers that show them. ' +
      `To move the pictures there: npm run media:move -- --to ${to}. ` +
      `If they are there already, as after a restore: npm run media:move -- --mark ${to}.`
    )
  }
  if (status === 'foreign') {
    return (
      `The store of pictures, ${where}, belongs to another database. ` +
      'Set DATABASE_URL, DATA_DIR and S3_* as on the servers that show its pictures, or use an empty store.'
    )
  }
  if (status === 'moved') {
    const now =
      location.kind === 's3' ? 'Remove S3_* from the settings' : 'Set S3_* to the new bucket'
    return `The pictures were moved from ${where} to another store. ${now}, or DATA_DIR to the new folder.`
  }
  return null
}
