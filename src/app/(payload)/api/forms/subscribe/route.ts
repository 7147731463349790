import { getPayloadClient } from '@/src/app/payload-client'
import { answerSubscribeForm } from '@/endpoints/subscribe-form'

/** Where the newsletter's forms are sent by browsers without script. */
export const POST = async (request: Request): Promise<Response> =>
  answerSubscribeForm(await getPayloadClient(), request)
