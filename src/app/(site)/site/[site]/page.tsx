import type { Metadata } from 'next'
import { getPayloadClient } from '@/src/runtime/payload'
import { listFeaturedRecipes, listPublishedRecipes } from '@/src/server/recipes/read'
import { HomePage } from '@/src/site/pages/home-page'
import { pageMetadata } from '@/src/site/pages/metadata'
import { requireSite } from './site-data'
import type { SiteParams } from './site-data'

/** As many as any template's home page shows below its featured recipes. */
const LATEST = { limit: 13, offset: 0, orderBy: 'published_at_desc' } as const

export async function generateMetadata({ params }: SiteParams): Promise<Metadata> {
  const { site, origin } = await requireSite(params)
  return pageMetadata({ site, origin, path: '/', description: site.aboutShort, image: null })
}

export default async function Page({ params }: SiteParams) {
  const { site, accountOrigin } = await requireSite(params)
  const payload = await getPayloadClient()
  const [featured, { recipes }] = await Promise.all([
    listFeaturedRecipes(payload, site.id),
    listPublishedRecipes(payload, site.id, LATEST),
  ])
  const dashboardUrl = `${accountOrigin}/kitchen`
  return <HomePage site={site} featured={featured} latest={recipes} dashboardUrl={dashboardUrl} />
}
