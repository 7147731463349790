import { answerSiteIcon, missing } from '@/src/app/(site)/site/[site]/composed-pictures'
import { findSite } from '../../site-data'
import { answerIsForEveryone } from '@/src/server/web/answer-notes'

export const dynamic = 'force-dynamic'

/** The icon of a site that has uploaded none: `/icons/192.png`. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ site: string; file: string }> },
): Promise<Response> {
  const { site: key, file } = await params
  const site = await findSite(key)
  if (!site) return missing()
  answerIsForEveryone({ kind: 'site', id: site.id })
  return answerSiteIcon(request, site, file)
}
