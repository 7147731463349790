import { redirect } from 'next/navigation'
import '@/src/site/subscribe/subscribe-page'
import { formMetadata } from '../form-metadata'
import { requireSiteForEveryone } from '../site-data'
import type { SiteParams } from '../site-key'
import { sitePage } from '../site-page'

export const generateMetadata = formMetadata('Subscribe', '/subscribe')

/** Choosing a plan; a site without newsletters has none to choose. */
export default async function Page({ params }: SiteParams) {
  const { site } = await requireSiteForEveryone(params)
  if (!site.newslettersEnabled) redirect('/')
  return sitePage(params, site, { view: 'subscribe', props: { site } })
}
