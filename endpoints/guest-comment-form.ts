import type { Payload } from 'payload'
import { Failure } from '@/src/contract/failure'
import { publishGuestComment } from '@/src/server/comments/guests/publish'
import { findHost } from '@/src/server/sites/scope'
import { redirectTo } from './unsubscribe-form'

/**
 * Handles the button that publishes the comment of a guest. Opening the address only leads to the page, since
 * scanners of mail open links.
 * @see docs/product/comments.md#guests
 */
export async function answerGuestComment(
  payload: Payload,
  request: Request,
  token: string,
): Promise<Response> {
  const page = `/guest-comments/${encodeURIComponent(token)}`
  const { headers } = request
  const { site } = await findHost(payload, headers.get('host') ?? '')
  if (request.method !== 'POST' || site === null) return redirectTo(page)
  const address = headers.get('x-forwarded-for') ?? 'unknown'
  const userAgent = headers.get('user-agent')
  try {
    const published = await publishGuestComment(payload, site, token, { address, userAgent })
    if (published === null) return redirectTo(page)
    const { slug, isPublished } = published
    if (!isPublished) return redirectTo('/guest-comments/waiting')
    return redirectTo(`/recipes/${encodeURIComponent(slug)}#comments`)
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    return redirectTo('/guest-comments/refused')
  }
}
