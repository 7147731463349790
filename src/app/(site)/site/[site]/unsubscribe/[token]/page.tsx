import { getPayloadClient } from '@/src/app/payload-client'
import { getUnsubscribeState } from '@/src/server/newsletters/unsubscribe'
import '@/src/site/newsletter/unsubscribe-page'
import { formMetadata } from '../../form-metadata'
import { missingPage } from '../../missing-page'
import { requireSite } from '../../site-data'
import { sitePage } from '../../site-page'

type Params = { params: Promise<{ site: string; token: string }> }

export const generateMetadata = formMetadata('Unsubscribe', '/unsubscribe')

/** The page behind the unsubscribe link of a newsletter, which depends on the link alone. */
export default async function Page({ params }: Params) {
  const { site } = await requireSite(params)
  const token = decodeURIComponent((await params).token)
  const state = await getUnsubscribeState(await getPayloadClient(), site.id, token)
  if (state === null) return missingPage(params, site)
  return sitePage(params, site, {
    view: 'unsubscribe',
    props: { siteTitle: site.title, state, token },
  })
}
