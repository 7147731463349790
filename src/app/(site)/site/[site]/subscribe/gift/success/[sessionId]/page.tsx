import '@/src/site/subscribe/gift/gift-success'
import { formMetadata } from '../../../../form-metadata'
import { requireSite } from '../../../../site-data'
import { sitePage } from '../../../../site-page'

export const generateMetadata = formMetadata('Your gift', '/subscribe/gift/success')

type Params = { params: Promise<{ site: string; sessionId: string }> }

/** After a gift was paid. */
export default async function Page({ params }: Params) {
  const { site } = await requireSite(params)
  const { sessionId } = await params
  const props = { sessionId: decodeURIComponent(sessionId) }
  return sitePage(params, site, { view: 'gift-success', props })
}
