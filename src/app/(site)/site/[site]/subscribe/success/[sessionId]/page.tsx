import type { Metadata } from 'next'
import { SuccessPage } from '@/src/site/subscribe/success-page'
import { requireSite } from '../../../site-data'

export const metadata: Metadata = { title: 'Subscribed', robots: { index: false } }

type Params = { params: Promise<{ site: string; sessionId: string }> }

/** After a paid checkout. */
export default async function Page({ params }: Params) {
  const { site } = await requireSite(params)
  const { sessionId } = await params
  return <SuccessPage currency={site.currency} sessionId={decodeURIComponent(sessionId)} />
}
