import type { Payload } from 'payload'
import { confirmSubscription } from '@/src/server/newsletters/confirmation'
import { findHost } from '@/src/server/sites/scope'
import { redirectTo } from './unsubscribe-form'

/**
 * Handles the form of the confirmation page. The signed token is enough: no session, no cookie. Opening the
 * address only leads to the page, since scanners of mail open links.
 * @see docs/product/newsletters.md#confirmation
 */
export async function answerConfirmation(
  payload: Payload,
  request: Request,
  token: string,
): Promise<Response> {
  const { site } = await findHost(payload, request.headers.get('host') ?? '')
  if (site && request.method === 'POST') await confirmSubscription(payload, site.id, token)
  return redirectTo(`/confirm-subscription/${encodeURIComponent(token)}`)
}
