import { getPayloadClient } from '@/src/app/payload-client'
import { answerAccountRobots } from '@/src/server/feeds/account'

export const dynamic = 'force-dynamic'

/** What robots are asked to leave alone on the account host, and the maps of its sites. */
export async function GET(request: Request): Promise<Response> {
  return answerAccountRobots(await getPayloadClient(), request)
}
