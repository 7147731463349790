import type { Payload } from 'payload'
import { environmentOf } from '@/src/server/deployment'
import { findRecipient } from '@/src/server/mail-reports/recipient-reference'
import { countReading } from '@/src/server/newsletters/counting/count'
import { isOurLink } from '@/src/server/newsletters/counting/counting-links'

const HEADERS = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
}

/** A transparent picture of one pixel. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

const notFound = (): Response => new Response('Not found\n', { status: 404, headers: HEADERS })

/**
 * Answers the picture of a newsletter that counts its opening; 404 for a forged address.
 * @see docs/product/newsletters.md#counting-opens-and-clicks
 */
export async function answerNewsletterOpen(payload: Payload, reference: string): Promise<Response> {
  const recipientId = findRecipient(environmentOf(payload).secret, reference)
  if (recipientId === null) return notFound()
  await count(payload, recipientId, 'opened')
  return new Response(PIXEL, { headers: { ...HEADERS, 'content-type': 'image/gif' } })
}

/**
 * Redirects from a counted link of a newsletter to its target. A target that we have not signed for this
 * recipient is 404: the address redirects nowhere else.
 * @see docs/product/newsletters.md#counting-opens-and-clicks
 */
export async function answerNewsletterLink(
  payload: Payload,
  request: Request,
  reference: string,
): Promise<Response> {
  const recipientId = findRecipient(environmentOf(payload).secret, reference)
  const { searchParams } = new URL(request.url)
  const link = { target: searchParams.get('u') ?? '', signature: searchParams.get('s') ?? '' }
  if (recipientId === null || !isOurLink(payload, recipientId, link)) return notFound()
  // Scanners of mail ask for the head alone.
  if (request.method !== 'HEAD') await count(payload, recipientId, 'clicked')
  const location = new URL(link.target).href
  return new Response(null, { status: 302, headers: { ...HEADERS, location } })
}

/** Counts, and never keeps the reader from what was requested. */
async function count(
  payload: Payload,
  recipientId: string,
  kind: 'opened' | 'clicked',
): Promise<void> {
  try {
    await countReading(payload, recipientId, kind)
  } catch (error) {
    payload.logger.warn({ err: error, msg: 'The reading of a newsletter was not counted' })
  }
}
