import { getPayloadClient } from '@/src/app/payload-client'
import { answerGuestComment } from '@/endpoints/guest-comment-form'

type Context = { params: Promise<{ token: string }> }

const answer = async (request: Request, { params }: Context): Promise<Response> =>
  answerGuestComment(await getPayloadClient(), request, (await params).token)

/** The address of the form that publishes the comment of a guest. */
export { answer as GET, answer as POST }
