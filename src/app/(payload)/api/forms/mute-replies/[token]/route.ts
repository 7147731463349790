import { getPayloadClient } from '@/src/app/payload-client'
import { answerMuteReplies } from '@/endpoints/mute-form'

type Context = { params: Promise<{ token: string }> }

const answer = async (request: Request, { params }: Context): Promise<Response> =>
  answerMuteReplies(await getPayloadClient(), request, (await params).token)

/** The address in the header of mails about replies. */
export { answer as GET, answer as POST }
