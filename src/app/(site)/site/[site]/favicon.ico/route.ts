import { faviconAddress } from '@/src/site/pages/head/web-manifest'
import { noSuchSite } from '@/src/server/web/answer'
import { findSite, cacheUntilSiteChanges } from '../site-data'
import type { SiteParams } from '../site-key'

export const dynamic = 'force-dynamic'

/**
 * Redirects to the site's icon, for feed readers, search engines, and browsers on pages without an icon
 * link.
 */
export async function GET(_request: Request, { params }: SiteParams): Promise<Response> {
  const site = await findSite((await params).site)
  if (!site) return noSuchSite()
  cacheUntilSiteChanges((await params).site, site)
  const headers = { location: faviconAddress(site), 'cache-control': 'no-cache' }
  return new Response(null, { status: 302, headers })
}
