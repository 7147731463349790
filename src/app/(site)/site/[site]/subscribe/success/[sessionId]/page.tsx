import { SuccessPage } from '@/src/site/subscribe/success-page'
import { formMetadata } from '../../../form-metadata'
import { requireSite } from '../../../site-data'

export const generateMetadata = formMetadata('Subscribed', '/subscribe/success')

type Params = { params: Promise<{ site: string; sessionId: string }> }

/** After a paid checkout. */
export default async function Page({ params }: Params) {
  const { site } = await requireSite(params)
  const { sessionId } = await params
  return <SuccessPage currency={site.currency} sessionId={decodeURIComponent(sessionId)} />
}
