import { getPayloadClient } from '@/src/app/payload-client'
import { answerConfirmation } from '@/endpoints/confirmation-form'

type Context = { params: Promise<{ token: string }> }

const answer = async (request: Request, { params }: Context): Promise<Response> =>
  answerConfirmation(await getPayloadClient(), request, (await params).token)

/** The form that confirms a subscription. */
export { answer as GET, answer as POST }
