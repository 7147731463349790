import type { Metadata } from 'next'
import { SuccessPage } from '@/src/site/subscribe/success-page'
import { requireSite } from '../../site-data'
import type { SiteParams } from '../../site-data'

export const metadata: Metadata = { title: 'Subscribed', robots: { index: false } }

/** After subscribing without a payment. */
export default async function Page({ params }: SiteParams) {
  const { site } = await requireSite(params)
  return <SuccessPage currency={site.currency} />
}
