import { getPayloadClient } from '@/src/app/payload-client'
import { answerPicture } from '@/endpoints/media/picture-response'

/**
 * Pictures in any size, on every host; Next answers HEAD with it too.
 * @see docs/product/media.md#sizes-and-formats
 */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ key: string }> },
): Promise<Response> {
  return answerPicture(await getPayloadClient(), request, (await params).key)
}
