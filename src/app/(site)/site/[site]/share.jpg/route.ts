import { answerSharePicture, missing } from '@/src/app/(site)/site/[site]/composed-pictures'
import { findSite } from '../site-data'
import type { SiteParams } from '../site-data'
import { answerIsForEveryone } from '@/src/server/web/answer-notes'

export const dynamic = 'force-dynamic'

/** The picture that other sites show with a link to this one. */
export async function GET(request: Request, { params }: SiteParams): Promise<Response> {
  const site = await findSite((await params).site)
  if (!site) return missing()
  answerIsForEveryone({ kind: 'site', id: site.id })
  return answerSharePicture(request, site, { title: site.title, facts: '' })
}
