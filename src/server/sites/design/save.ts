import type { Payload } from 'payload'
import type { z } from 'zod'
import { notFound } from '@/src/contract/failure'
import type { SiteDesignSave, SiteDesignSaved } from '@/src/contract/site/design'
import type { Caller } from '../../accounts/caller'
import { staleEdit } from '../../stale'
import { getCheckedCss, requireStorableCss } from '../own-css'
import { getSiteSettings } from '../settings'
import { DESIGN_DRAFTS } from './design-drafts'
import { designOf } from './document'
import { withOwnReferences } from './own-references'
import { getSiteDesign } from './read'

type Sent = z.output<typeof SiteDesignSave>
/**
 * Saves the draft of a design, without pictures and recipes that the site may not use. Invisible to
 * readers.
 * @throws Failure `not_found`; `validation_failed` for a style sheet that cannot be parsed; `conflict`,
 *   with the current site and draft, when either was saved since
 * @see docs/product/site-design.md#drafts-of-the-design
 */
export async function saveSiteDesign(
  payload: Payload,
  siteId: string,
  caller: Caller,
  sent: Sent,
): Promise<SiteDesignSaved> {
  requireStorableCss(sent.document.cssOverrides)
  const writer = { siteId, userId: caller.userId }
  const own = { ...sent, document: await withOwnReferences(payload, writer, sent.document) }
  const saved = await DESIGN_DRAFTS.save(payload, writer, siteId, own, async () =>
    designOf(await getSiteSettings(payload, siteId, caller)),
  )
  if (!saved) throw staleEdit(await getSiteDesign(payload, siteId, caller))
  return { ...saved, cssProblems: getCheckedCss(sent.document.cssOverrides).problems }
}

/** Discards the draft of a design; nothing happens without one. @throws Failure `not_found` */
export async function discardSiteDesign(
  payload: Payload,
  siteId: string,
  { userId }: Caller,
): Promise<void> {
  const isThere = await DESIGN_DRAFTS.discard(payload, { siteId, userId }, siteId)
  if (!isThere) throw notFound('Site')
}
