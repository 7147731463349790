import { getPayloadClient } from '@/src/runtime/payload'
import { answerVideo } from '@/src/runtime/video-response'

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
