import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { SubscribePage } from '@/src/site/subscribe/subscribe-page'
import { requireSite } from '../site-data'
import type { SiteParams } from '../site-data'

export const metadata: Metadata = { title: 'Subscribe', robots: { index: false } }

/** Choosing a plan; a site without newsletters has none to choose. */
export default async function Page({ params }: SiteParams) {
  const { site } = await requireSite(params)
  if (!site.newslettersEnabled) redirect('/')
  return <SubscribePage site={site} />
}
