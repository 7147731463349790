import type { Payload } from 'payload'
import type { SiteDesign, SiteDesignDocument } from '@/src/contract/site/design'
import type { RecipeCard } from '@/src/contract/recipe/recipe'
import type { Caller } from '../../accounts/caller'
import { firstRow } from '../../database/statements'
import { IMAGE_COLUMNS, presentImage } from '../../images'
import type { ImageRow } from '../../images'
import { RECIPE_CARD } from '../../recipes/reading/card-sql'
import { presentCard } from '../../recipes/reading/present'
import type { CardRow } from '../../recipes/reading/present'
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

// A draft may refer to anything: only what the site may use is returned.
const REFERENCES = {
  name: 'site_design_references',
  text: `select
    coalesce((select jsonb_agg(jsonb_build_object(${IMAGE_COLUMNS('i')})) from images i
      where i.id = any($2::uuid[]) and (i.site_id = $1 or i.uploaded_by_id = $4)), '[]') as images,
    coalesce((select jsonb_agg(${RECIPE_CARD}) from recipes r
      where r.id = any($3::uuid[]) and r.site_id = $1 and r.deleted_at is null), '[]') as recipes`,
}

/**
 * Loads the entities that designs refer to, as far as the site and the caller may use them. One statement.
 */
export async function designReferences(
  payload: Payload,
  { siteId, userId }: { siteId: string; userId: string | null },
  documents: readonly SiteDesignDocument[],
): Promise<SiteDesign['references']> {
  const recipeIds = [...new Set(documents.flatMap((each) => each.featuredRecipeIds))]
  const values = [siteId, imageIdsOf(documents), recipeIds, userId]
  type Row = { images: ImageRow[]; recipes: CardRow[] }
  const found = await firstRow<Row>(payload, REFERENCES, values)
  if (!found) return { images: [], recipes: [] }
  const recipes: RecipeCard[] = found.recipes.map(presentCard)
  return {
    images: found.images.map(presentImage).filter((image) => image !== null),
    recipes,
  }
}
