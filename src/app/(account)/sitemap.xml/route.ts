import { getPayloadClient } from '@/src/app/payload-client'
import { answerAccountMap } from '@/src/server/feeds/account'

export const dynamic = 'force-dynamic'

/** The map of the account host for search engines. */
export async function GET(request: Request): Promise<Response> {
  return answerAccountMap(await getPayloadClient(), request)
}
