import { getPayloadClient } from '@/src/app/payload-client'
import { answerAccountRobots } from '@/src/server/feeds/account'

export const dynamic = 'force-dynamic'

/** Rules for robots on the account host, with the site maps of its sites. */
export async function GET(request: Request): Promise<Response> {
  return answerAccountRobots(await getPayloadClient(), request)
}
