import { getPayloadClient } from '@/src/app/payload-client'
import { answerSiteMap } from '@/src/server/feeds/site-map-answer'
import type { SiteParams } from '../site-key'

export const dynamic = 'force-dynamic'

/** The map of a site for search engines. */
export async function GET(request: Request, { params }: SiteParams): Promise<Response> {
  const site = decodeURIComponent((await params).site)
  return answerSiteMap(await getPayloadClient(), request, site)
}
