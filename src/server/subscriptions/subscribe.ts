import type { Payload } from 'payload'
import { Failure, invalidField } from '@/src/contract/failure'
import { REQUIRED } from '@/src/contract/messages'
import type { SubscriptionCreate } from '@/src/contract/people/subscription'
import type { Caller } from '../accounts/caller'
import { resolveLinkTarget } from '../accounts/next'
import { requestLink } from '../accounts/request-link'
import { firstRow } from '../database/statements'
import { checkoutPages, getHomeUrl } from '../payments/checkout/pages'
import { getReaderAccess, paymentPendingFailure } from '../payments/checkout/standing'
import { startCheckout } from '../payments/checkout/start-checkout'
import type { PaidPlan } from '../payments/checkout/offer'
import { countAttempt, MAIL_PER_ADDRESS, MAIL_PER_EMAIL } from '../rate-limits/rate-limit'
import { toMailbox, toNetwork } from '../rate-limits/rate-subject'
import type { SiteScope } from '../sites/scope'
import { subscribeForFree } from './subscribe-for-free'

/** Maximum length of the stored path of a page, in characters. */
const MAX_SOURCE = 300

/** The subscriber, and the origin of the request. */
export type SubscribeRequest = {
  site: SiteScope
  caller: Caller | null
  clientAddress: string
  /** The host that was asked. */
  host: string | null
  /** The address of the page with the form; null if unknown. */
  referrer: string | null
  body: SubscriptionCreate
}

/**
 * Subscribes to a site: signed-in users at once, others by a mailed link that creates their account; a paid
 * plan by a checkout, whose URL is returned.
 * @throws Failure `account_already_exists` for the address of an account when signed out, `forbidden` where
 *   the plan is not offered, `invalid_redirect`, `validation_failed`, those of a mailed link or of a
 *   checkout
 * @see docs/product/subscriptions.md#subscribing
 */
export async function subscribe(
  payload: Payload,
  subscribing: SubscribeRequest,
): Promise<{ checkout?: { url: string } }> {
  const { site, caller, body } = subscribing
  if (body.siteSlug !== undefined && body.siteSlug !== site.slug) {
    throw invalidField('siteSlug', 'Does not match the site in the URL')
  }
  for (const next of [body.return, body.nextFree, body.nextPaid, body.nextLogin]) {
    await resolveLinkTarget(payload, site, next)
  }
  if (body.plan !== 'free') {
    return { checkout: { url: await payFor(payload, subscribing, body.plan) } }
  }
  if (!site.newslettersEnabled) {
    throw new Failure('forbidden', 'This site does not accept subscriptions.')
  }
  if (caller) {
    await refuseWhileWaiting(payload, site.id, caller.userId)
    await subscribeForFree(payload, site.id, caller.userId, consentSource(subscribing))
  } else await mailLink(payload, subscribing)
  return {}
}

/** The path of the page with the form, on the host of the request; null for another page. */
function consentSource({ referrer, host }: SubscribeRequest): string | null {
  if (referrer === null || !URL.canParse(referrer)) return null
  const page = new URL(referrer)
  return page.host === host ? page.pathname.slice(0, MAX_SOURCE) : null
}

/** @throws Failure `conflict` for a reader whose paid plan waits for a payment, or is paused */
async function refuseWhileWaiting(payload: Payload, siteId: string, userId: string): Promise<void> {
  const { isWaiting } = await getReaderAccess(payload, siteId, userId)
  if (isWaiting) throw paymentPendingFailure()
}

/** Begins the checkout of a paid plan; gives the address of its page. */
async function payFor(
  payload: Payload,
  { site, caller, body, clientAddress, host }: SubscribeRequest,
  plan: PaidPlan,
): Promise<string> {
  const email = caller ? caller.email : await unknownAddress(payload, body.email, clientAddress)
  if (!caller) await countAttempt(payload, MAIL_PER_EMAIL, toMailbox(email))
  const pages = { success: body.nextPaid, cancel: body.return }
  const next = await resolveLinkTarget(payload, site, body.nextLogin ?? getHomeUrl(payload, site))
  return startCheckout(payload, {
    site,
    userId: caller?.userId ?? null,
    email,
    plan,
    coupon: body.coupon,
    urls: await checkoutPages(payload, site, pages, host),
    next: caller ? null : next.url.href,
    challenge: body.challenge,
  })
}

const ACCOUNT = { name: 'account_by_email', text: 'select id from users where email = $1' }

/** An address that has no account. @throws Failure `account_already_exists`, `validation_failed` without one */
async function unknownAddress(
  payload: Payload,
  email: string | undefined,
  clientAddress: string,
): Promise<string> {
  if (email === undefined) throw invalidField('email', REQUIRED)
  if (!(await firstRow(payload, ACCOUNT, [email]))) return email
  await countAttempt(payload, MAIL_PER_ADDRESS, toNetwork(clientAddress))
  throw new Failure('account_already_exists', 'An account already exists for this email.')
}

async function mailLink(payload: Payload, subscribing: SubscribeRequest): Promise<void> {
  const { site, body, clientAddress, host } = subscribing
  const { nextLogin } = body
  const email = await unknownAddress(payload, body.email, clientAddress)
  await requestLink(payload, {
    asked: 'sign-up',
    site,
    email,
    next: nextLogin,
    host,
    challenge: body.challenge,
    clientAddress,
    subscribe: true,
    consentSource: consentSource(subscribing),
  })
}
