import type { Payload } from 'payload'
import { z } from 'zod'
import { isMailLanguage } from '@/src/domain/mail-languages'
import { MAIL_FREQUENCIES } from '@/src/domain/newsletters'
import { savePreferences } from '@/src/server/newsletters/preferences'
import type { Preferences } from '@/src/server/newsletters/preferences'
import { setReceivesNewsletter } from '@/src/server/newsletters/unsubscribe'
import { findHost } from '@/src/server/sites/scope'
import { MAX_FORM, plainAnswer, redirectTo } from './unsubscribe-form'

const Frequency = z.enum(MAIL_FREQUENCIES).catch('each')
const Language = z.string().refine(isMailLanguage).nullable().catch(null)

/**
 * Handles the form of the email preferences: saves them, leaves all, or subscribes again. The signed token is
 * enough: no session, no cookie. Opening the address only leads to the page, since scanners of mail open links.
 * @see docs/product/newsletters.md#preferences
 */
export async function answerPreferences(
  payload: Payload,
  request: Request,
  token: string,
): Promise<Response> {
  const page = `/email-preferences/${encodeURIComponent(token)}`
  if (request.method !== 'POST') return redirectTo(page)
  const form = new URLSearchParams((await request.text()).slice(0, MAX_FORM))
  const { site } = await findHost(payload, request.headers.get('host') ?? '')
  if (site === null) return redirectTo(page)
  const action = form.get('action')
  if (action === 'save') {
    const isKnown = await savePreferences(payload, site.id, token, parsePreferences(form))
    return redirectTo(isKnown ? `${page}/saved` : page)
  }
  if (action !== 'leave' && action !== 'subscribe')
    return plainAnswer(400, 'This form is not known.')
  await setReceivesNewsletter(payload, site.id, token, action === 'subscribe')
  return redirectTo(page)
}

function parsePreferences(form: URLSearchParams): Preferences {
  const lists = new Set(form.getAll('list'))
  return {
    recipes: lists.has('recipes'),
    letters: lists.has('letters'),
    comments: lists.has('comments'),
    product: lists.has('product'),
    frequency: Frequency.parse(form.get('frequency')),
    language: Language.parse(form.get('language')),
  }
}
