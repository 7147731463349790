import { PaidPage } from '@/src/site/subscribe/success-page'
import { formMetadata } from '../../../form-metadata'
import { requireSite } from '../../../site-data'

export const generateMetadata = formMetadata('Subscribed', '/subscribe/success')

type Params = { params: Promise<{ site: string; sessionId: string }> }

/** After a paid checkout. */
export default async function Page({ params }: Params) {
  await requireSite(params)
  const { sessionId } = await params
  return <PaidPage sessionId={decodeURIComponent(sessionId)} />
}
