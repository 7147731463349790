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

/** Messages of the subscribe page for browsers without script, by the fragment of its address. */
const SAYS = { invalid: 'invalid', known: 'known', failed: 'failed', script: 'script' } as const

/**
 * Subscribes for free by a form that was sent without script, or before it had come, and leads to the
 * page that says what came of it. A paid plan takes script: it leads back to the page with what was
 * chosen, and nothing is subscribed to. Only forms of the site's own pages are taken: others' mails nobody asked for.
 * @see docs/product/subscriptions.md#newsletter-form
 */
export async function answerSubscribeForm(payload: Payload, request: Request): Promise<Response> {
  const { headers } = request
  const host = headers.get('host') ?? ''
  const site = isOwn(headers, host) ? await siteOf(payload, host) : null
  if (!site) return new Response(null, { status: 404 })
  const sent = new URLSearchParams((await request.text()).slice(0, MAX_FORM))
  const email = (sent.get('email') ?? '').trim()
  const plan = sent.get('plan')
  if (!isEmail(email)) return leadTo(`/subscribe#${SAYS.invalid}`)
  if (plan === 'monthly' || plan === 'yearly') {
    return leadTo(`/subscribe?${new URLSearchParams({ plan, email }).toString()}#${SAYS.script}`)
  }
  const problem = await mailFreeLink(payload, site, request, email)
  return leadTo(
    problem === null
      ? `/subscribe/success?email=${encodeURIComponent(email)}`
      : `/subscribe#${SAYS[problem]}`,
  )
}

/** Sends the link by email. Returns the message of a failure; null when the link is on its way. */
async function mailFreeLink(
  payload: Payload,
  site: SiteScope,
  { headers }: Request,
  email: string,
): Promise<'known' | 'failed' | null> {
  const wish = { plan: 'free' as const, email: email.toLowerCase() }
  const clientAddress = headers.get('x-forwarded-for') ?? 'unknown'
  const host = headers.get('host')
  try {
    await subscribe(payload, { site, caller: null, clientAddress, host, wish })
    return null
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    return error.code === 'account_already_exists' ? 'known' : 'failed'
  }
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
