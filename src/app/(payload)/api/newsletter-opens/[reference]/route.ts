import { answerNewsletterOpen } from '@/endpoints/newsletter-reading'
import { getPayloadClient } from '@/src/app/payload-client'

export const GET = async (
  _request: Request,
  { params }: { params: Promise<{ reference: string }> },
): Promise<Response> => answerNewsletterOpen(await getPayloadClient(), (await params).reference)
