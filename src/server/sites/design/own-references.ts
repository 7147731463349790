import type { Payload } from 'payload'
import type { SiteDesignDocument } from '@/src/contract/site/design'
import { keepPictures } from '@/src/domain/rich-text/pictures'
import { rows } from '../../database/statements'
import { references, unusableReferences } from '../../references'
import type { SiteWriter } from '../../versioned-write'
import { imageIdsOf } from './document'

/**
 * Removes pictures and recipes that the site may not use from a design: neither its editor nor its preview
 * shows them, and they would block publishing. Retains recipes in the bin, which can be restored. Two
 * statements for any number.
 * @see docs/product/site-design.md#drafts-of-the-design
 */
export async function withOwnReferences(
  payload: Payload,
  writer: SiteWriter,
  document: SiteDesignDocument,
): Promise<SiteDesignDocument> {
  const featuredRecipeIds = await ownRecipes(payload, writer.siteId, document.featuredRecipeIds)
  const design = { ...document, featuredRecipeIds }
  const named = references('images', 'image', imageIdsOf([design]))
  const foreign = await unusableReferences(payload, writer, named)
  if (foreign.length === 0) return design
  const left = new Set(foreign.map(({ id }) => id))
  const kept = (id: string | null): string | null => (id !== null && left.has(id) ? null : id)
  return {
    ...design,
    featuredImageId: kept(design.featuredImageId),
    logoId: kept(design.logoId),
    logoOnDarkId: kept(design.logoOnDarkId),
    iconId: kept(design.iconId),
    faviconId: kept(design.faviconId),
    about: design.about && keepPictures(design.about, (id) => !left.has(id)),
    productLinks: design.productLinks.map((link) => {
      const { productImageId } = link
      const isLeft = typeof productImageId === 'string' && left.has(productImageId)
      return isLeft ? { ...link, productImageId: null } : link
    }),
  }
}

const OWN_RECIPES = {
  name: 'own_recipes_of_design',
  text: `select id from recipes where site_id = $1 and id = any($2::uuid[])`,
}

async function ownRecipes(
  payload: Payload,
  siteId: string,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return []
  const found = await rows<{ id: string }>(payload, OWN_RECIPES, [siteId, ids])
  const own = new Set(found.map(({ id }) => id))
  return ids.filter((id) => own.has(id.toLowerCase()))
}
