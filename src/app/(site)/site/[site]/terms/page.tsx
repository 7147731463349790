import type { Metadata } from 'next'
import '@/src/site/pages/terms-page'
import { pageMetadata } from '@/src/site/pages/head/metadata'
import { requireSite, requireSiteForEveryone } from '../site-data'
import type { SiteParams } from '../site-key'
import { sitePage } from '../site-page'

export async function generateMetadata({ params }: SiteParams): Promise<Metadata> {
  const { site, origin } = await requireSite(params)
  const about = { title: 'Terms of service', description: site.aboutShort, image: null }
  const head = pageMetadata({ site, origin, path: '/terms', ...about })
  return head
}

export default async function Page({ params }: SiteParams) {
  const { site } = await requireSiteForEveryone(params)
  return sitePage(params, site, { view: 'terms', props: { site } })
}
