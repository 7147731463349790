import { getPayloadClient } from '@/src/app/payload-client'
import { answerUnsubscribe } from '@/endpoints/unsubscribe-form'

type Context = { params: Promise<{ token: string }> }

const answer = async (request: Request, { params }: Context): Promise<Response> =>
  answerUnsubscribe(await getPayloadClient(), request, (await params).token)

/** The unsubscribe address in the header of newsletters. */
export { answer as GET, answer as POST }
