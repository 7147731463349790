import type { Payload } from 'payload'
import type { SiteDesignDocument } from '@/src/contract/site/design'
import { references, unusableReferences } from '../../references'
import type { SiteWriter } from '../../versioned-write'
import { imageIdsOf } from './document'

/**
 * A design without the pictures that are not for the site to use: neither its editor nor its preview shows
 * them, and it could not be published with them. One statement, however many are named.
 * @see docs/product/site-design.md#drafts-of-the-design
 */
export async function withOwnPictures(
  payload: Payload,
  writer: SiteWriter,
  document: SiteDesignDocument,
): Promise<SiteDesignDocument> {
  const named = references('images', 'image', imageIdsOf([document]))
  const foreign = await unusableReferences(payload, writer, named)
  if (foreign.length === 0) return document
  const left = new Set(foreign.map(({ id }) => id))
  const kept = (id: string | null): string | null => (id !== null && left.has(id) ? null : id)
  return {
    ...document,
    featuredImageId: kept(document.featuredImageId),
    logoId: kept(document.logoId),
    logoOnDarkId: kept(document.logoOnDarkId),
    iconId: kept(document.iconId),
    faviconId: kept(document.faviconId),
    productLinks: document.productLinks.map((link) => {
      const { productImageId } = link
      const isLeft = typeof productImageId === 'string' && left.has(productImageId)
      return isLeft ? { ...link, productImageId: null } : link
    }),
  }
}
