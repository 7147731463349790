import { getPayloadClient } from '@/src/app/payload-client'
import { answerCommentMails } from '@/endpoints/comment-mails-form'

type Context = { params: Promise<{ token: string }> }

const answer = async (request: Request, { params }: Context): Promise<Response> =>
  answerCommentMails(await getPayloadClient(), request, (await params).token)

/** The address in the header of mails about comments. */
export { answer as GET, answer as POST }
