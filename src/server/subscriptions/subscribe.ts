import type { Payload } from 'payload'
import { Failure, invalidField, notFound, notImplemented } from '@/src/contract/failure'
import { REQUIRED } from '@/src/contract/messages'
import type { SubscriptionCreate } from '@/src/contract/people/subscription'
import type { Caller } from '../accounts/caller'
import { resolveLinkTarget } from '../accounts/next'
import { requestLink } from '../accounts/request-link'
import { firstRow } from '../database/statements'
import { countAttempt, MAIL_PER_ADDRESS } from '../rate-limits/rate-limit'
import { networkOf } from '../rate-limits/rate-subject'
import type { SiteScope } from '../sites/scope'
import { IS_CURRENT } from './is-current'
import { subscribeForFree } from './subscribe-for-free'

/** Who subscribes, from where. */
export type SubscribeRequest = {
  site: SiteScope
  caller: Caller | null
  clientAddress: string
  /** The host that was asked. */
  host: string | null
  wish: SubscriptionCreate
}

/**
 * Subscribes to a site: at once who is signed in, others by a mailed link that makes their account.
 * @throws Failure `account_already_exists` for the address of an account nobody is signed in to,
 *   `forbidden` where the plan is not offered, `not_implemented` for paid plans without payments,
 *   `invalid_redirect`, `validation_failed`, or those of a mailed link
 * @see docs/product/subscriptions.md#subscribing
 */
export async function subscribe(payload: Payload, subscribing: SubscribeRequest): Promise<object> {
  const { site, caller, wish } = subscribing
  if (wish.siteSlug !== undefined && wish.siteSlug !== site.slug) {
    throw invalidField('siteSlug', 'Names another site than the address')
  }
  for (const next of [wish.return, wish.nextFree, wish.nextPaid, wish.nextLogin]) {
    await resolveLinkTarget(payload, site, next)
  }
  if (wish.plan !== 'free') throw await whyNotPaid(payload, site)
  if (!site.newslettersEnabled) {
    throw new Failure('forbidden', 'This site does not take subscriptions.')
  }
  if (caller) await subscribeForFree(payload, site.id, caller.userId)
  else await mailLink(payload, subscribing)
  return {}
}

const ACCOUNT = { name: 'account_by_email', text: 'select id from users where email = $1' }

async function mailLink(
  payload: Payload,
  { site, wish, clientAddress, host }: SubscribeRequest,
): Promise<void> {
  const { email, nextLogin } = wish
  if (email === undefined) throw invalidField('email', REQUIRED)
  if (await firstRow(payload, ACCOUNT, [email])) {
    await countAttempt(payload, MAIL_PER_ADDRESS, networkOf(clientAddress))
    throw new Failure('account_already_exists', 'An account already exists for this email.')
  }
  await requestLink(payload, {
    asked: 'sign-up',
    site,
    email,
    next: nextLogin,
    host,
    challenge: wish.challenge,
    clientAddress,
    subscribe: true,
  })
}

const OFFERS = {
  name: 'site_offers',
  text: `select 1 from sites where id = $1 and subscriptions_enabled and payments_enabled`,
}

async function whyNotPaid(payload: Payload, site: SiteScope): Promise<Failure> {
  return (await firstRow(payload, OFFERS, [site.id]))
    ? notImplemented('Paying for a subscription')
    : new Failure('forbidden', 'This site does not offer paid subscriptions.')
}

/** Free, or paid without a payment service behind it: the row alone is the subscription. */
const CANCEL = {
  name: 'subscription_cancel',
  text: `update subscriptions set
      status = case when plan_type = 'free' or current_period_end is null
        then 'canceled'::subscription_status else status end,
      cancel_at_period_end = plan_type <> 'free', updated_at = now()
    where id = $2 and user_id = $1 and ${IS_CURRENT('subscriptions')}
      and stripe_subscription_id is null
    returning id`,
}
const IS_OWN = {
  name: 'subscription_is_own',
  text: `select 1 from subscriptions b
    where b.id = $2 and b.user_id = $1 and ${IS_CURRENT('b')}`,
}

/**
 * Ends a subscription of the caller's: a free one at once, a paid one with its period.
 * @throws Failure `not_found`, also for somebody else's, `not_implemented` for one that is paid through
 *   a payment service
 */
export async function cancelSubscription(
  payload: Payload,
  userId: string,
  id: string,
): Promise<void> {
  if (await firstRow(payload, CANCEL, [userId, id])) return
  if (await firstRow(payload, IS_OWN, [userId, id])) {
    throw notImplemented('Cancelling a paid subscription')
  }
  throw notFound('Subscription')
}
