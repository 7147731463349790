import type { Metadata } from 'next'
import { getPayloadClient } from '@/src/app/payload-client'
import { listCollections } from '@/src/server/collections/read'
import '@/src/site/pages/collections/collections-page'
import { pageMetadata } from '@/src/site/pages/head/metadata'
import { requireSite, requireSiteForEveryone } from '../site-data'
import type { SiteParams } from '../site-key'
import { sitePage } from '../site-page'

export async function generateMetadata({ params }: SiteParams): Promise<Metadata> {
  const { site, origin } = await requireSite(params)
  const about = {
    title: 'Collections',
    description: site.aboutShort,
    image: null,
    seo: site.collectionsSeo,
  }
  return pageMetadata({ site, origin, path: '/collections', ...about })
}

export default async function Page({ params }: SiteParams) {
  const { site, origin } = await requireSiteForEveryone(params)
  const collections = await listCollections(await getPayloadClient(), site.id)
  return sitePage(params, site, { view: 'collections', props: { site, collections, origin } })
}
