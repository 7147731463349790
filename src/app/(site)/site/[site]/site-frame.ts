import { cache } from 'react'
import { getPayloadClient } from '@/src/app/payload-client'
import { listCollections } from '@/src/server/collections/read'
import { listFeaturedRecipes, listPublishedRecipes } from '@/src/server/recipes/read'
import type { SiteFrame } from '@/src/site/parts/header/site-links'

/**
 * Instead of the featured ones, where none are chosen (ten at most).
 * @see docs/product/search.md#header-search
 */
const NEWEST = { limit: 10, offset: 0, orderBy: 'published_at_desc' } as const

/** What header and footer show of a site beyond the site itself, read once a request. */
export const siteFrame = cache(async (siteId: string): Promise<SiteFrame> => {
  const payload = await getPayloadClient()
  const [collections, chosen] = await Promise.all([
    listCollections(payload, siteId),
    listFeaturedRecipes(payload, siteId),
  ])
  const featured =
    chosen.length > 0 ? chosen : (await listPublishedRecipes(payload, siteId, NEWEST)).recipes
  return {
    hasCollections: collections.length > 0,
    // Every page carries these: nothing more than the drop-down draws.
    featured: featured.map(({ id, slug, title, image }) => ({
      id,
      slug,
      title,
      image: image && {
        key: image.key,
        width: image.width,
        height: image.height,
        crop: image.crop,
      },
    })),
  }
})
