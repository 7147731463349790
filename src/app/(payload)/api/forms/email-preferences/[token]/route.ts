import { getPayloadClient } from '@/src/app/payload-client'
import { answerPreferences } from '@/endpoints/preferences-form'

type Context = { params: Promise<{ token: string }> }

const answer = async (request: Request, { params }: Context): Promise<Response> =>
  answerPreferences(await getPayloadClient(), request, (await params).token)

/** The form of the email preferences. */
export { answer as GET, answer as POST }
