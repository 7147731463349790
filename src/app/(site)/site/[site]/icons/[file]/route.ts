import { answerSiteIcon, missing } from '@/src/app/(site)/site/[site]/composed-pictures'
import { findSite, cacheUntilSiteChanges } from '../../site-data'

export const dynamic = 'force-dynamic'

/** The icon of a site that has uploaded none: `/icons/192.png`. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ site: string; file: string }> },
): Promise<Response> {
  const { site: key, file } = await params
  const site = await findSite(key)
  if (!site) return missing()
  cacheUntilSiteChanges(key, site)
  return answerSiteIcon(request, site, file)
}
