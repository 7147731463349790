import { getPayloadClient } from '@/src/app/payload-client'
import { answerUpload, answerUploadPreflight } from '@/endpoints/media/upload-response'

/** Stores a file at a signed address, where pictures are stored on disk. */
export async function PUT(
  request: Request,
  { params }: { params: Promise<{ key: string }> },
): Promise<Response> {
  return answerUpload(await getPayloadClient(), request, (await params).key)
}

/** Answers the CORS preflight of an upload. */
export async function OPTIONS(request: Request): Promise<Response> {
  return answerUploadPreflight(await getPayloadClient(), request)
}
