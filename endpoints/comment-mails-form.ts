import type { Payload } from 'payload'
import { setNoticesOfToken } from '@/src/server/comments/notices/notices'
import { findHost } from '@/src/server/sites/scope'
import { isOneClick, MAX_FORM, plainAnswer, redirectTo } from './unsubscribe-form'

/**
 * Handles the address at which an author ends mails about comments: the one-click request of a mail program
 * (RFC 8058), and the form of the page, which also resumes them. The signed token is enough. Opening the
 * address only leads to the page, since scanners of mail open links.
 * @see docs/product/comments.md#mails-to-authors
 */
export async function answerCommentMails(
  payload: Payload,
  request: Request,
  token: string,
): Promise<Response> {
  const page = `/comment-mails/${encodeURIComponent(token)}`
  if (request.method !== 'POST') return redirectTo(page)
  const body = (await request.text()).slice(0, MAX_FORM)
  const isByMailProgram = isOneClick(body)
  const frequency = isByMailProgram ? 'never' : parseFrequency(body)
  if (frequency === undefined) return plainAnswer(400, 'This form is not known.')
  const { site } = await findHost(payload, request.headers.get('host') ?? '')
  const isKnown = site !== null && (await setNoticesOfToken(payload, site.id, token, frequency))
  if (!isByMailProgram) return redirectTo(page)
  return isKnown
    ? plainAnswer(200, 'Mails about comments are stopped.')
    : plainAnswer(404, 'This link is not valid.')
}

function parseFrequency(body: string): 'each' | 'never' | undefined {
  const action = new URLSearchParams(body).get('action')
  return action === 'each' || action === 'never' ? action : undefined
}
