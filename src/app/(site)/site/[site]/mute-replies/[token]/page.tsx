import { getPayloadClient } from '@/src/app/payload-client'
import { getMuteState } from '@/src/server/comments/replies/mutes'
import '@/src/site/comments/mute-replies-page'
import { formMetadata } from '../../form-metadata'
import { missingPage } from '../../missing-page'
import { requireSite } from '../../site-data'
import { sitePage } from '../../site-page'

type Params = { params: Promise<{ site: string; token: string }> }

export const generateMetadata = formMetadata('Mute replies', '/mute-replies')

/** The page behind the link of a mail about replies, which depends on the link alone. */
export default async function Page({ params }: Params) {
  const { site } = await requireSite(params)
  const token = decodeURIComponent((await params).token)
  const state = await getMuteState(await getPayloadClient(), site.id, token)
  if (state === null) return missingPage(params, site)
  return sitePage(params, site, {
    view: 'mute-replies',
    props: { siteTitle: site.title, state, token },
  })
}
