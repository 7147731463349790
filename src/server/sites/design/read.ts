import type { Payload } from 'payload'
import type { SiteDesign, SiteDesignDocument } from '@/src/contract/site/design'
import type { Caller } from '../../accounts/caller'
import { picturesAndRecipes } from '../../draft-references'
import { getCheckedCss } from '../own-css'
import { getSiteSettings } from '../settings'
import { DESIGN_DRAFTS } from './design-drafts'
import { designOf, imageIdsOf, storedDesign } from './document'
import { designPreviewUrl } from './preview-host'

type Stored = SiteDesign['draft'] & { base: SiteDesignDocument }
/** The stored draft of a design; null when there is none. */
export async function findDesign(payload: Payload, siteId: string): Promise<Stored | null> {
  const row = await DESIGN_DRAFTS.find(payload, siteId, siteId)
  if (!row) return null
  return { ...row, document: storedDesign(row.document), base: storedDesign(row.base) }
}

/**
 * Returns the design of a site with its draft; without a stored draft, the design in the form of one.
 * @throws Failure `not_found`
 * @see docs/product/site-design.md#drafts-of-the-design
 */
export async function getSiteDesign(
  payload: Payload,
  siteId: string,
  caller: Caller,
): Promise<SiteDesign> {
  const settings = await getSiteSettings(payload, siteId, caller)
  const published = designOf(settings)
  const stored = await findDesign(payload, siteId)
  const { base, ...draft } = stored ?? unsaved(published, settings.updatedAt)
  const writer = { siteId, userId: caller.userId }
  return {
    site: { id: siteId, updatedAt: settings.updatedAt },
    draft,
    published,
    base,
    previewUrl: await designPreviewUrl(payload, siteId),
    references: await designReferences(payload, writer, [draft.document, published, base]),
    cssProblems: getCheckedCss(draft.document.cssOverrides).problems,
  }
}

const unsaved = (document: SiteDesignDocument, basedOn: string): Stored => ({
  document,
  base: document,
  revision: 0,
  basedOn,
  savedAt: null,
  savedBy: null,
})

/** Loads the entities that designs refer to, as far as the site and the caller may use them. One statement. */
export const designReferences = (
  payload: Payload,
  caller: { siteId: string; userId: string | null },
  documents: readonly SiteDesignDocument[],
): Promise<SiteDesign['references']> =>
  picturesAndRecipes(payload, caller, {
    images: imageIdsOf(documents),
    recipes: documents.flatMap((each) => each.featuredRecipeIds),
  })
