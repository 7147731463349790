import type { Payload } from 'payload'
import type { z } from 'zod'
import { notFound } from '@/src/contract/failure'
import type { CheckoutSession } from '@/src/contract/people/subscription'
import type { Caller } from '../../accounts/caller'
import { isoInstant } from '../../database/instant-sql'
import { firstRow } from '../../database/statements'
import { IS_CURRENT } from '../../subscriptions/is-current'
import { classifyStripeError } from '../stripe/trouble'
import { syncCheckout } from '../sync/sync-checkout'

const FIND = {
  name: 'checkout_session',
  text: `select c.status, c.email,
      case when c.kind <> 'gift' then null else jsonb_build_object('planType', c.plan,
        'recipientEmail', c.gift ->> 'recipientEmail') end as gift,
      case when b.id is null then null else jsonb_build_object('planType', b.plan_type,
        'priceAmountCents', b.price_amount_cents::int, 'currency', b.currency,
        'currentPeriodEnd', ${isoInstant('b.current_period_end')}) end as subscription
    from checkouts c left join subscriptions b on c.kind = 'subscription'
      and b.site_id = c.site_id and b.user_id = c.user_id and c.status = 'complete'
      and ${IS_CURRENT('b')}
    where c.site_id = $1 and c.stripe_session_id = $2
      and case when $3::uuid is null then not c.is_signed_in else c.user_id = $3
        or (c.user_id is null and c.email = $4) end
      and c.created_at > now() - interval '2 days'`,
}

type Session = z.infer<typeof CheckoutSession>

/**
 * Returns a checkout of a site by its id at the payment service, an unguessable secret, for two days: to
 * the user who started it, or, if nobody was signed in, to a signed-out caller who has the id. Syncs an
 * open one first: the visitor may return before the webhook arrives.
 * @throws Failure `not_found`
 * @see docs/product/payments.md#after-the-checkout
 */
export async function getCheckoutSession(
  payload: Payload,
  siteId: string,
  caller: Caller | null,
  sessionId: string,
): Promise<Session> {
  const find = () => findSession(payload, siteId, caller, sessionId)
  const before = await find()
  if (before.status !== 'open') return before
  await syncCheckout(payload, sessionId).catch((error: unknown) =>
    payload.logger.warn({
      msg: 'A checkout could not be read',
      ...(classifyStripeError(error)
        ? { stripe: classifyStripeError(error)?.words }
        : { err: error }),
    }),
  )
  return find()
}

async function findSession(
  payload: Payload,
  siteId: string,
  caller: Caller | null,
  sessionId: string,
): Promise<Session> {
  const values = [siteId, sessionId, caller?.userId ?? null, caller?.email ?? null]
  const row = await firstRow<Session>(payload, FIND, values)
  if (!row) throw notFound('Checkout')
  return row
}
