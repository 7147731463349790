import { getPayloadClient } from '@/src/app/payload-client'
import type { PublicSite } from '@/src/contract/site/site'
import { hasCollections } from '@/src/server/collections/read'
import { hasLetters } from '@/src/server/letters/read'
import { listFeaturedRecipes, listPublishedRecipes } from '@/src/server/recipes/reading/read'
import { logoTone } from '@/src/server/sites/logo-tone'
import { withoutRatings } from '@/src/server/web/content-reads'
import { remembered } from '@/src/server/web/remembered'
import type { SiteFrame } from '@/src/site/parts/header/site-links'

/**
 * Instead of the featured ones, where none are chosen (ten at most).
 * @see docs/product/search.md#header-search
 */
const NEWEST = { limit: 10, offset: 0, orderBy: 'published_at_desc' } as const

const sharedFrame = remembered(
  // The drop-down shows no ratings.
  (siteId) => withoutRatings(() => readFrame(siteId)),
  (_, siteId) => siteId,
)

async function readFrame(siteId: string): Promise<Omit<SiteFrame, 'logoTone'>> {
  const payload = await getPayloadClient()
  const [isCollecting, isWriting, chosen] = await Promise.all([
    hasCollections(payload, siteId),
    hasLetters(payload, siteId),
    listFeaturedRecipes(payload, siteId),
  ])
  const featured =
    chosen.length > 0 ? chosen : (await listPublishedRecipes(payload, siteId, NEWEST)).recipes
  return {
    hasCollections: isCollecting,
    hasLetters: isWriting,
    // Every page includes these: only what the drop-down renders.
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
}

/** Data that header and footer show beyond the site itself. */
export async function siteFrame({ id, logo }: PublicSite): Promise<SiteFrame> {
  const [frame, tone] = await Promise.all([
    sharedFrame(id),
    getPayloadClient().then((payload) => logoTone(payload, logo)),
  ])
  return { ...frame, logoTone: tone }
}
