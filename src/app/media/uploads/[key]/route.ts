import { getPayloadClient } from '@/src/app/payload-client'
import { answerUpload, answerUploadPreflight } from '@/endpoints/media/upload-response'

/** Takes a file at a signed address, where pictures are kept on disk. */
export async function PUT(
  request: Request,
  { params }: { params: Promise<{ key: string }> },
): Promise<Response> {
  return answerUpload(await getPayloadClient(), request, (await params).key)
}

/** Whether a page of another host may do so. */
export async function OPTIONS(request: Request): Promise<Response> {
  return answerUploadPreflight(await getPayloadClient(), request)
}
