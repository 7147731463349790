import '@/src/site/subscribe/success-page'
import { formMetadata } from '../../../form-metadata'
import { requireSite } from '../../../site-data'
import { sitePage } from '../../../site-page'

export const generateMetadata = formMetadata('Subscribed', '/subscribe/success')

type Params = { params: Promise<{ site: string; sessionId: string }> }

/** After a paid checkout. */
export default async function Page({ params }: Params) {
  const { site } = await requireSite(params)
  const { sessionId } = await params
  const props = { sessionId: decodeURIComponent(sessionId) }
  return sitePage(params, site, { view: 'paid', props })
}
