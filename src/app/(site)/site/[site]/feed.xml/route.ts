import { getPayloadClient } from '@/src/app/payload-client'
import { answerFeed } from '@/src/server/feeds/answer'
import type { SiteParams } from '../site-key'

export const dynamic = 'force-dynamic'

/** The latest recipes of a site as RSS. */
export async function GET(request: Request, { params }: SiteParams): Promise<Response> {
  const site = decodeURIComponent((await params).site)
  return answerFeed(await getPayloadClient(), request, site, 'rss')
}
