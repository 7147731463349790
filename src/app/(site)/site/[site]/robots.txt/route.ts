import { getPayloadClient } from '@/src/app/payload-client'
import { answerSiteRobots } from '@/src/server/feeds/answer'
import type { SiteParams } from '../site-key'

export const dynamic = 'force-dynamic'

/** Rules for robots on a site. */
export async function GET(request: Request, { params }: SiteParams): Promise<Response> {
  const site = decodeURIComponent((await params).site)
  return answerSiteRobots(await getPayloadClient(), request, site)
}
