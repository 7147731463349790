import { getPayloadClient } from '@/src/runtime/payload'
import { answerPicture } from '@/src/runtime/media-response'

/** Pictures in any size (contract, Images), on every host; Next answers HEAD with it too. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ key: string }> },
): Promise<Response> {
  return answerPicture(await getPayloadClient(), request, (await params).key)
}
