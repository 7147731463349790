import { call } from '@/src/api/call'
import type { SiteDesign, SiteDesignSaved } from '@/src/contract/site/design'
import { failedSave } from '../../draft/draft-server'
import type { DraftServer } from '../../draft/draft-saving'
import { DraftStore } from '../../draft/draft-store'
import { createDraftBackup } from '../../draft/keep'
import { closeStore, waitUntilClosed } from '../../draft/leaving'
import { TAB_ID } from '../../recipe/open-draft'
import { SITE_DESIGNS } from './design-kind'
import type { DesignDocument, DesignStore } from './design-kind'

/** The key of a design's editor: by slug in this tab, by id in the browser, as slugs change. */
const designSubject = (site: string): string => `design of ${site}`

/** Saves the last changes in the design of a site, and closes its editor. */
export const closeDesign = (site: string, store: DesignStore): Promise<void> =>
  closeStore(designSubject(site), store)

/**
 * Opens the draft of a design, with changes that earlier visits of this browser could not save.
 * @throws ApiError, TypeError as `call` does
 */
export async function openDesign(site: string, userId: string): Promise<DesignStore> {
  const subject = designSubject(site)
  await waitUntilClosed(subject)
  const initial = await call('getSiteDesign', { params: { site } })
  const kept = designSubject(initial.site.id)
  const keep = createDraftBackup<DesignDocument>({ user: userId, subject: kept, tab: TAB_ID })
  const lost = await keep.findLost().catch(() => [])
  return new DraftStore({ kind: SITE_DESIGNS, initial, lost, server: designServer(site), keep })
}

/** The calls of a design store. */
function designServer(site: string): DraftServer<DesignDocument, SiteDesign, SiteDesignSaved> {
  const params = { site }
  return {
    save: async (body) => {
      try {
        return { kind: 'saved', ...(await call('saveSiteDesign', { params, body })) }
      } catch (error) {
        return failedSave(error, isDesign)
      }
    },
    read: () => call('getSiteDesign', { params }).catch(() => null),
  }
}

// The server checks its answers against the contract in tests.
const isDesign = (value: unknown): value is SiteDesign =>
  typeof value === 'object' && value !== null && 'draft' in value && 'published' in value
