import { getPayloadClient } from '@/src/app/payload-client'
import { verificationAnswer } from '@/src/server/sites/domains/manage'
import type { SiteParams } from '../../site-key'

export const dynamic = 'force-dynamic'

/** The token of a verified custom domain; the domain stays verified while it is served here. */
export async function GET(_: Request, { params }: SiteParams): Promise<Response> {
  const domain = decodeURIComponent((await params).site)
  const token = await verificationAnswer(await getPayloadClient(), domain)
  return new Response(token ?? 'There is nothing to show.', {
    status: token === null ? 404 : 200,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
}
