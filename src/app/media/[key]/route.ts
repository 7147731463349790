import { getPayloadClient } from '@/src/app/payload-client'
import { answerPicture } from '@/endpoints/media/picture-response'

/** Pictures in any size (contract, Images), on every host; Next answers HEAD with it too. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ key: string }> },
): Promise<Response> {
  return answerPicture(await getPayloadClient(), request, (await params).key)
}
