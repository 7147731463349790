import { getPayloadClient } from '@/src/app/payload-client'
import { answerPartOfSiteMap } from '@/src/server/feeds/site-map-answer'

export const dynamic = 'force-dynamic'

type Params = { params: Promise<{ site: string; file: string }> }

/** One of the maps of a site that needs several. */
export async function GET(request: Request, { params }: Params): Promise<Response> {
  const { site, file } = await params
  const key = decodeURIComponent(site)
  return answerPartOfSiteMap(await getPayloadClient(), request, key, file)
}
