import { getPayloadClient } from '@/src/app/payload-client'
import { getNoticesOfToken } from '@/src/server/comments/notices/notices'
import '@/src/site/comments/comment-mails-page'
import { formMetadata } from '../../form-metadata'
import { missingPage } from '../../missing-page'
import { requireSite } from '../../site-data'
import { sitePage } from '../../site-page'

type Params = { params: Promise<{ site: string; token: string }> }

export const generateMetadata = formMetadata('Emails about comments', '/comment-mails')

/** The page behind the link of a mail about new comments, which depends on the link alone. */
export default async function Page({ params }: Params) {
  const { site } = await requireSite(params)
  const token = decodeURIComponent((await params).token)
  const notices = await getNoticesOfToken(await getPayloadClient(), site.id, token)
  if (notices === null) return missingPage(params, site)
  const isOn = notices.frequency !== 'never'
  return sitePage(params, site, {
    view: 'comment-mails',
    props: { siteTitle: site.title, isOn, token },
  })
}
