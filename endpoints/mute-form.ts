import type { Payload } from 'payload'
import { MUTE_ACTIONS, setMuted } from '@/src/server/comments/replies/mutes'
import type { MuteAction } from '@/src/server/comments/replies/mutes'
import { findHost } from '@/src/server/sites/scope'
import { isOneClick, MAX_FORM, plainAnswer, redirectTo } from './unsubscribe-form'

/**
 * Handles the address at which replies to comments are muted: the one-click request of a mail program
 * (RFC 8058), which mutes those to all comments of its reader on the site, and the form of the page. The
 * signed token is enough. Opening the address only leads to the page, since scanners of mail open links.
 * @see docs/product/comments.md#muting-replies
 */
export async function answerMuteReplies(
  payload: Payload,
  request: Request,
  token: string,
): Promise<Response> {
  const page = `/mute-replies/${encodeURIComponent(token)}`
  if (request.method !== 'POST') return redirectTo(page)
  const body = (await request.text()).slice(0, MAX_FORM)
  const isByMailProgram = isOneClick(body)
  const action = isByMailProgram ? 'site' : parseAction(body)
  if (action === undefined) return plainAnswer(400, 'This form is not known.')
  const { site } = await findHost(payload, request.headers.get('host') ?? '')
  const isKnown = site !== null && (await setMuted(payload, site.id, token, action))
  if (!isByMailProgram) return redirectTo(page)
  return isKnown
    ? plainAnswer(200, 'Replies are muted.')
    : plainAnswer(404, 'This link is not valid.')
}

function parseAction(body: string): MuteAction | undefined {
  const action = new URLSearchParams(body).get('action')
  return MUTE_ACTIONS.find((each) => each === action)
}
