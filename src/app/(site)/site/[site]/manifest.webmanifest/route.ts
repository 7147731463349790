import { answerText, noSuchSite } from '@/src/server/web/answer'
import { webManifest } from '@/src/site/pages/head/web-manifest'
import { findSite, cacheUntilSiteChanges } from '../site-data'
import type { SiteParams } from '../site-key'

export const dynamic = 'force-dynamic'

/** The web app manifest, with which a browser can install the site on a device. */
export async function GET(request: Request, { params }: SiteParams): Promise<Response> {
  const site = await findSite((await params).site)
  if (!site) return noSuchSite()
  cacheUntilSiteChanges((await params).site, site)
  return answerText(request, JSON.stringify(webManifest(site)), 'application/manifest+json')
}
