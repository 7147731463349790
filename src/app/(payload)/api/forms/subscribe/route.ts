import { getPayloadClient } from '@/src/app/payload-client'
import { answerSubscribeForm } from '@/endpoints/subscribe-form'

/** The target of the newsletter forms in browsers without script. */
export const POST = async (request: Request): Promise<Response> =>
  answerSubscribeForm(await getPayloadClient(), request)
