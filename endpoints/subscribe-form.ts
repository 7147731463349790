import { SITE_SUSPENDED } from '@/src/domain/suspension'
import type { Payload } from 'payload'
import { Failure } from '@/src/contract/failure'
import { isEmail } from '@/src/domain/addresses/email-address'
import { hostTarget, siteKeyOf } from '@/src/domain/addresses/deployment'
import { deploymentOf } from '@/src/server/deployment'
import { findSite } from '@/src/server/sites/scope'
import type { SiteScope } from '@/src/server/sites/scope'
import { subscribe } from '@/src/server/subscriptions/subscribe'

/** Maximum size of a form in bytes; ours are smaller. */
const MAX_FORM = 4_096

/** Messages of the subscribe page for browsers without script, by the fragment of its address. */
const SAYS = { invalid: 'invalid', known: 'known', failed: 'failed', script: 'script' } as const

/**
 * Subscribes to a free plan from a form that was sent without script, or before the script had loaded, and
 * redirects to the page with the result. A paid plan requires script: the user is redirected back to the
 * page with the chosen plan, and nothing is subscribed to. Accepts forms of the site's own pages only, so
 * that other sites cannot cause unsolicited mail.
 * @see docs/product/subscriptions.md#newsletter-form
 */
export async function answerSubscribeForm(payload: Payload, request: Request): Promise<Response> {
  const { headers } = request
  const host = headers.get('host') ?? ''
  const site = isOwn(headers, host) ? await siteOf(payload, host) : null
  if (!site) return new Response(null, { status: 404 })
  if (site.isSuspended) return new Response(SITE_SUSPENDED, { status: 503 })
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

/** Sends the link by email. Returns a failure message; null when the mail was sent. */
async function mailFreeLink(
  payload: Payload,
  site: SiteScope,
  { headers }: Request,
  email: string,
): Promise<'known' | 'failed' | null> {
  const body = { plan: 'free' as const, email: email.toLowerCase() }
  const clientAddress = headers.get('x-forwarded-for') ?? 'unknown'
  const host = headers.get('host')
  try {
    const referrer = headers.get('referer')
    await subscribe(payload, { site, caller: null, clientAddress, host, referrer, body })
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
