import '@/src/site/subscribe/gift/gift-page'
import { formMetadata } from '../../form-metadata'
import { requireSiteForEveryone } from '../../site-data'
import type { SiteParams } from '../../site-key'
import { sitePage } from '../../site-page'

export const generateMetadata = formMetadata('Give a subscription', '/subscribe/gift')

/** The purchase of a gift of a month or a year. */
export default async function Page({ params }: SiteParams) {
  const { site } = await requireSiteForEveryone(params)
  return sitePage(params, site, { view: 'gift', props: { site } })
}
