import type { Payload } from 'payload'
import { Failure } from '@/src/contract/failure'
import { isEmail } from '@/src/domain/addresses/email-address'
import { hostTarget, siteKeyOf } from '@/src/domain/addresses/deployment'
import { deploymentOf } from '@/src/server/deployment'
import { findSite } from '@/src/server/sites/scope'
import type { SiteScope } from '@/src/server/sites/scope'
import { subscribe } from '@/src/server/subscriptions/subscribe'

/** More is no form of ours. */
const MAX_FORM = 4_096

/** What the subscribe page says to a browser without script, by the fragment of its address. */
const SAYS = { invalid: 'invalid', known: 'known', failed: 'failed' } as const

/**
 * Subscribes for free by a form that was sent without script, and leads to the page that says what
 * came of it. Only forms of the site's own pages are taken: others' mails nobody asked for.
 * @see docs/product/subscriptions.md#newsletter-form
 */
export async function answerSubscribeForm(payload: Payload, request: Request): Promise<Response> {
  const { headers } = request
  const host = headers.get('host') ?? ''
  const site = isOwn(headers, host) ? await siteOf(payload, host) : null
  if (!site) return new Response(null, { status: 404 })
  const text = await request.text()
  const email = (new URLSearchParams(text.slice(0, MAX_FORM)).get('email') ?? '').trim()
  if (!isEmail(email)) return leadTo(`/subscribe#${SAYS.invalid}`)
  const wish = { plan: 'free' as const, email: email.toLowerCase() }
  const clientAddress = headers.get('x-forwarded-for') ?? 'unknown'
  try {
    await subscribe(payload, { site, caller: null, clientAddress, host, wish })
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    const isKnown = error.code === 'account_already_exists'
    return leadTo(`/subscribe#${isKnown ? SAYS.known : SAYS.failed}`)
  }
  return leadTo(`/subscribe/success?email=${encodeURIComponent(email)}`)
}

function siteOf(payload: Payload, host: string): Promise<SiteScope | null> {
  const key = siteKeyOf(hostTarget(deploymentOf(payload), host))
  return key === null ? Promise.resolve(null) : findSite(payload, key)
}

function isOwn(headers: Headers, host: string): boolean {
  const origin = headers.get('origin') ?? ''
  return URL.canParse(origin) && new URL(origin).host === host
}

const leadTo = (location: string): Response =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
