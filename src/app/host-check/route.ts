import { getPayloadClient } from '@/src/app/payload-client'
import { answerHostCheck } from '@/src/server/sites/domains/host-check'

/**
 * Whether a host belongs to this deployment, for a proxy that is about to request its certificate.
 * @see docs/custom-domains.md#certificates
 */
export const GET = async (request: Request): Promise<Response> =>
  answerHostCheck(await getPayloadClient(), request)

export const dynamic = 'force-dynamic'
