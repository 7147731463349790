import { GiftPage } from '@/src/site/subscribe/gift/gift-page'
import { formMetadata } from '../../form-metadata'
import { requireSiteForEveryone } from '../../site-data'
import type { SiteParams } from '../../site-data'

export const generateMetadata = formMetadata('Give a subscription', '/subscribe/gift')

/** Paying a month or a year for somebody else. */
export default async function Page({ params }: SiteParams) {
  const { site } = await requireSiteForEveryone(params)
  return <GiftPage site={site} />
}
