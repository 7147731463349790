import type { Payload } from 'payload'
import { setReceivesNewsletter } from '@/src/server/newsletters/unsubscribe'
import { findHost } from '@/src/server/sites/scope'

/** Maximum size of a form in bytes; ours and those of mail programs are smaller. */
export const MAX_FORM = 4_096

/** Request of a form. */
type Action = 'one-click' | 'unsubscribe' | 'subscribe'

/**
 * Handles the unsubscribe address of a newsletter: the one-click request of a mail program (RFC 8058) and the
 * form of the unsubscribe page. The signed token is enough: no session, no cookie. Opening the address only
 * leads to the page, since scanners of mail open links.
 * @see docs/product/newsletters.md#unsubscribing
 */
export async function answerUnsubscribe(
  payload: Payload,
  request: Request,
  token: string,
): Promise<Response> {
  const page = `/unsubscribe/${encodeURIComponent(token)}`
  if (request.method !== 'POST') return redirectTo(page)
  const action = parseAction((await request.text()).slice(0, MAX_FORM))
  if (action === null) return plainAnswer(400, 'This form is not known.')
  const { site } = await findHost(payload, request.headers.get('host') ?? '')
  const isKnown =
    site !== null && (await setReceivesNewsletter(payload, site.id, token, action === 'subscribe'))
  if (!isKnown)
    return action === 'one-click' ? plainAnswer(404, 'This link is not valid.') : redirectTo(page)
  return action === 'one-click' ? plainAnswer(200, 'You are unsubscribed.') : redirectTo(page)
}

/** Whether a form is the one-click request of a mail program, which may send it as multipart. */
export const isOneClick = (body: string): boolean =>
  /List-Unsubscribe=One-Click|name="?List-Unsubscribe"?\s+One-Click/i.test(body)

function parseAction(body: string): Action | null {
  if (isOneClick(body)) return 'one-click'
  const action = new URLSearchParams(body).get('action')
  return action === 'unsubscribe' || action === 'subscribe' ? action : null
}

const HEADERS = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }

/** Answers a form with a redirect to a page. */
export const redirectTo = (location: string): Response =>
  new Response(null, { status: 303, headers: { ...HEADERS, location } })

/** Answers a form with a line of text. */
export const plainAnswer = (status: number, text: string): Response =>
  new Response(`${text}\n`, {
    status,
    headers: { ...HEADERS, 'content-type': 'text/plain; charset=utf-8' },
  })
