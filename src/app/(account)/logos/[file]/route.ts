import { answerSiteLogo, missing } from '@/src/app/(site)/site/[site]/composed-pictures'
import { findSite, cacheUntilSiteChanges } from '@/src/app/(site)/site/[site]/site-data'

export const dynamic = 'force-dynamic'

/** The logo of a site for mails and for pages outside the site: `/logos/salt.png`. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ file: string }> },
): Promise<Response> {
  const slug = /^([a-z0-9-]+)\.png$/.exec((await params).file)?.[1]
  const site = slug === undefined ? null : await findSite(slug)
  if (!slug || !site) return missing()
  cacheUntilSiteChanges(slug, site)
  return answerSiteLogo(request, site)
}
