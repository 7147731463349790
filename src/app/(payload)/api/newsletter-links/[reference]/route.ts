import { answerNewsletterLink } from '@/endpoints/newsletter-reading'
import { getPayloadClient } from '@/src/app/payload-client'

export const GET = async (
  request: Request,
  { params }: { params: Promise<{ reference: string }> },
): Promise<Response> =>
  answerNewsletterLink(await getPayloadClient(), request, (await params).reference)
