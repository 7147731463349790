import type { Metadata } from 'next'
import type { PublicSite } from '@/src/contract/site/site'
import { playerOrigins } from '@/src/domain/rich-text/embeds/embed-view'
import { allowFrameOrigins } from '@/src/server/web/answer-notes'
import '@/src/site/pages/about-page'
import { pageMetadata } from '@/src/site/pages/head/metadata'
import { MISSING, missingPage } from '../missing-page'
import { requireSite, requireSiteForEveryone } from '../site-data'
import { isPreviewKey } from '../site-key'
import type { SiteParams } from '../site-key'
import { sitePage } from '../site-page'

/** Managers see the page, with the place of its text, before there is any text. */
const isThere = async ({ about }: PublicSite, params: SiteParams['params']): Promise<boolean> =>
  about.length > 0 || isPreviewKey((await params).site)

export async function generateMetadata({ params }: SiteParams): Promise<Metadata> {
  const { site, origin } = await requireSite(params)
  if (!(await isThere(site, params))) return MISSING
  const about = {
    title: site.aboutHeading ?? 'About',
    description: site.aboutShort,
    image: null,
    seo: site.aboutSeo,
  }
  return pageMetadata({ site, origin, path: '/about', ...about })
}

export default async function Page({ params }: SiteParams) {
  const { site, origin } = await requireSiteForEveryone(params)
  if (!(await isThere(site, params))) return missingPage(params, site)
  allowFrameOrigins(playerOrigins(site.about))
  return sitePage(params, site, { view: 'about', props: { site, origin } })
}
