import { getPayloadClient } from '@/src/app/payload-client'
import { getGuestComment } from '@/src/server/comments/guests/publish'
import '@/src/site/comments/guest-comment-page'
import { formMetadata } from '../../form-metadata'
import { requireSite } from '../../site-data'
import { sitePage } from '../../site-page'

type Params = { params: Promise<{ site: string; token: string }> }

export const generateMetadata = formMetadata('Your comment', '/guest-comments')

/** The page behind the link of a guest's comment, which depends on the link alone, and its results. */
export default async function Page({ params }: Params) {
  const { site } = await requireSite(params)
  const token = decodeURIComponent((await params).token)
  if (token === 'waiting' || token === 'refused')
    return sitePage(params, site, { view: 'guest-comment-result', props: { result: token } })
  const comment = await getGuestComment(await getPayloadClient(), site.id, token)
  if (comment === null)
    return sitePage(params, site, { view: 'guest-comment-result', props: { result: 'expired' } })
  return sitePage(params, site, { view: 'guest-comment', props: { comment, token } })
}
