import type { Metadata } from 'next'
import '@/src/site/pages/events-page'
import { pageMetadata } from '@/src/site/pages/head/metadata'
import { requireSite, requireSiteForEveryone } from '../site-data'
import type { SiteParams } from '../site-key'
import { sitePage } from '../site-page'

export async function generateMetadata({ params }: SiteParams): Promise<Metadata> {
  const { site, origin } = await requireSite(params)
  const about = {
    title: 'Events',
    description: site.aboutShort,
    image: null,
    seo: site.eventsSeo,
  }
  const head = pageMetadata({ site, origin, path: '/events', ...about })
  return site.events.length > 0 ? head : { ...head, robots: { index: false } }
}

export default async function Page({ params }: SiteParams) {
  const { site, origin } = await requireSiteForEveryone(params)
  return sitePage(params, site, { view: 'events', props: { site, origin } })
}
