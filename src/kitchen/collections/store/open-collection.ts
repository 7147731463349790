import { call } from '@/src/api/call'
import { createDraftBackup } from '../../draft/keep'
import { TAB_ID } from '../../recipe/open-draft'
import { managedSiteId } from '../../state/managed-sites'
import { collectionServer } from './collection-server'
import type { CollectionDocument, KnownRecords } from './collection-state'
import { CollectionStore } from './collection-store'

/**
 * Opens a collection, or a new one, with unsaved edits of earlier visits of this browser.
 * @throws ApiError, TypeError as `call` does
 */
export async function openCollection(
  site: string,
  id: string,
  user: string,
): Promise<CollectionStore> {
  const isNew = id === 'new'
  const subject = isNew ? `collection of ${await managedSiteId(site)}` : id
  const keep = createDraftBackup<CollectionDocument, KnownRecords>({
    user,
    subject,
    tab: TAB_ID,
  })
  const [initial, lost] = await Promise.all([
    isNew ? null : call('getManagedCollection', { params: { site, id } }),
    keep.findLost().catch(() => []),
  ])
  const server = collectionServer(site)
  return new CollectionStore({ initial: initial?.collection ?? null, lost, server, keep })
}
