import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { AboutPage } from '@/src/site/pages/about-page'
import { pageMetadata } from '@/src/site/pages/head/metadata'
import { isPreviewKey, requireSite, requireSiteForEveryone } from '../site-data'
import type { SiteParams } from '../site-data'

export async function generateMetadata({ params }: SiteParams): Promise<Metadata> {
  const { site, origin } = await requireSite(params)
  const about = { title: site.aboutHeading ?? 'About', description: site.aboutShort, image: null }
  return pageMetadata({ site, origin, path: '/about', ...about })
}

export default async function Page({ params }: SiteParams) {
  const { site, origin } = await requireSiteForEveryone(params)
  // Who writes it sees where the words will stand, before there are any.
  if (site.about.length === 0 && !isPreviewKey((await params).site)) notFound()
  return <AboutPage site={site} origin={origin} />
}
