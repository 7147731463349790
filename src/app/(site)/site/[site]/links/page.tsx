import type { Metadata } from 'next'
import '@/src/site/pages/links-page'
import { pageMetadata } from '@/src/site/pages/head/metadata'
import { requireSite, requireSiteForEveryone } from '../site-data'
import type { SiteParams } from '../site-key'
import { sitePage } from '../site-page'

export async function generateMetadata({ params }: SiteParams): Promise<Metadata> {
  const { site, origin } = await requireSite(params)
  const about = {
    title: site.linkPageHeading ?? 'Links',
    description: site.aboutShort,
    image: null,
    seo: site.linkPageSeo,
  }
  const head = pageMetadata({ site, origin, path: '/links', ...about })
  return site.links.length > 0 ? head : { ...head, robots: { index: false } }
}

export default async function Page({ params }: SiteParams) {
  const { site, origin } = await requireSiteForEveryone(params)
  return sitePage(params, site, { view: 'links', props: { site, origin } })
}
