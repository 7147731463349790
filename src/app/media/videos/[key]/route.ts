import { getPayloadClient } from '@/src/app/payload-client'
import { answerVideo } from '@/endpoints/media/video-response'

/**
 * Videos, whole or in parts, on every host; HEAD too.
 * @see docs/product/media.md#videos
 */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ key: string }> },
): Promise<Response> {
  return answerVideo(await getPayloadClient(), request, (await params).key)
}
