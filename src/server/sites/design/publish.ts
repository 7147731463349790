import type { Payload } from 'payload'
import { parsePart } from '@/src/contract/validation'
import type { SiteDesign } from '@/src/contract/site/design'
import { SiteUpdate } from '@/src/contract/site/site-settings'
import type { Caller } from '../../accounts/caller'
import { staleEdit } from '../../stale'
import { updateSite } from '../edit'
import { DESIGN_DRAFTS } from './design-drafts'
import { changesTo } from './document'
import { getSiteDesign } from './read'
import { addDesignToHistory } from './versions'

/**
 * Publishes the draft of a design through the rules of a site update, and deletes it. Stores the previous
 * and the new design in the history.
 * @throws Failure `validation_failed` with the fields to correct; `conflict`, with the current site and
 *   draft, when either differs from what the caller has seen; `not_found`
 * @see docs/product/site-design.md#publishing-a-design
 */
export async function publishSiteDesign(
  payload: Payload,
  { id: siteId, slug }: { id: string; slug: string },
  caller: Caller,
  revision: number,
): Promise<SiteDesign> {
  const current = await getSiteDesign(payload, siteId, caller)
  const { draft, published, site } = current
  const isCurrent = draft.revision === revision && draft.basedOn === site.updatedAt
  if (!isCurrent) throw staleEdit(current)
  const changes = changesTo(published, draft.document)
  const write = parsePart(SiteUpdate, { title: draft.document.title, ...changes, slug })
  const basedOn = { at: Date.parse(draft.basedOn), isExact: true }
  // In one transaction, so that a killed process both publishes and deletes a draft, or does neither.
  await updateSite(payload, siteId, caller, write, basedOn, async () => {
    await addDesignToHistory(payload, siteId, published, null)
    await DESIGN_DRAFTS.deleteRevision(payload, siteId, siteId, revision)
  })
  const now = await getSiteDesign(payload, siteId, caller)
  await addDesignToHistory(payload, siteId, now.published, caller.userId)
  return now
}
