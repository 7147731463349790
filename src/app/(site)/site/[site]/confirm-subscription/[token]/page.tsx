import { getPayloadClient } from '@/src/app/payload-client'
import { getConfirmationState } from '@/src/server/newsletters/confirmation'
import '@/src/site/newsletter/confirmation-page'
import { formMetadata } from '../../form-metadata'
import { missingPage } from '../../missing-page'
import { requireSite } from '../../site-data'
import { sitePage } from '../../site-page'

type Params = { params: Promise<{ site: string; token: string }> }

export const generateMetadata = formMetadata('Confirm your subscription', '/confirm-subscription')

/** The page behind the link of a confirmation mail, which depends on the link alone. */
export default async function Page({ params }: Params) {
  const { site } = await requireSite(params)
  const token = decodeURIComponent((await params).token)
  const state = await getConfirmationState(await getPayloadClient(), site.id, token)
  if (state === null) return missingPage(params, site)
  return sitePage(params, site, {
    view: 'confirmation',
    props: { siteTitle: site.title, state, token },
  })
}
