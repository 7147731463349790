import '@/src/site/subscribe/success-page'
import { formMetadata } from '../../form-metadata'
import { requireSite } from '../../site-data'
import type { SiteParams } from '../../site-key'
import { sitePage } from '../../site-page'

export const generateMetadata = formMetadata('Subscribed', '/subscribe/success')

/** After subscribing without a payment. */
export default async function Page({ params }: SiteParams) {
  const { site } = await requireSite(params)
  return sitePage(params, site, { view: 'success', props: {} })
}
