import { answerSharePicture, missing } from '@/src/app/(site)/site/[site]/composed-pictures'
import { findSite, cacheUntilSiteChanges } from '../site-data'
import type { SiteParams } from '../site-key'

export const dynamic = 'force-dynamic'

/** The picture that other sites show with a link to this one. */
export async function GET(request: Request, { params }: SiteParams): Promise<Response> {
  const site = await findSite((await params).site)
  if (!site) return missing()
  cacheUntilSiteChanges((await params).site, site)
  return answerSharePicture(request, site, { title: site.title, facts: '' })
}
