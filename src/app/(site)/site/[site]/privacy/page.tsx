import type { Metadata } from 'next'
import { getPayloadClient } from '@/src/app/payload-client'
import { getCountedMails } from '@/src/server/counting/counted-mails'
import { answerCountsAs } from '@/src/server/web/answer-notes'
import { pageMetadata } from '@/src/site/pages/head/metadata'
import '@/src/site/pages/privacy-page'
import { requireSite } from '../site-data'
import { isPreviewKey } from '../site-key'
import type { SiteParams } from '../site-key'
import { sitePage } from '../site-page'

export async function generateMetadata({ params }: SiteParams): Promise<Metadata> {
  const { site, origin } = await requireSite(params)
  const about = { title: 'Privacy', description: site.aboutShort, image: null }
  return pageMetadata({ site, origin, path: '/privacy', ...about })
}

/** Not cached: it depends on mail settings, whose changes do not clear the pages of a site. */
export default async function Page({ params }: SiteParams) {
  const { site } = await requireSite(params)
  if (!isPreviewKey((await params).site)) answerCountsAs(site.id, { page: { recipeId: null } })
  const mails = await getCountedMails(await getPayloadClient(), site.id)
  return sitePage(params, site, { view: 'privacy', props: { site, mails } })
}
