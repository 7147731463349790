import type { Payload } from 'payload'
import type { z } from 'zod'
import { notFound } from '@/src/contract/failure'
import type { CheckoutSession } from '@/src/contract/people/subscription'
import { isoInstant } from '../../database/instant-sql'
import { firstRow } from '../../database/statements'
import { IS_CURRENT } from '../../subscriptions/is-current'
import { troubleOf } from '../stripe/trouble'
import { syncCheckout } from '../sync/sync-checkout'

const FIND = {
  name: 'checkout_session',
  text: `select c.status, c.email, c.kind,
      case when b.id is null then null else jsonb_build_object('planType', b.plan_type,
        'priceAmountCents', b.price_amount_cents::int,
        'currentPeriodEnd', ${isoInstant('b.current_period_end')}) end as subscription
    from checkouts c left join subscriptions b on c.kind = 'subscription'
      and b.site_id = c.site_id and b.user_id = c.user_id and c.status = 'complete'
      and ${IS_CURRENT('b')}
    where c.site_id = $1 and c.stripe_session_id = $2`,
}

type Row = z.infer<typeof CheckoutSession> & { status: string }

/**
 * A checkout of a site by its id at the payment service, which nobody can guess. One that is open is read
 * there first: the visitor may be back before the webhook.
 * @throws Failure `not_found`
 * @see docs/product/payments.md#after-the-checkout
 */
export async function getCheckoutSession(
  payload: Payload,
  siteId: string,
  sessionId: string,
): Promise<z.infer<typeof CheckoutSession>> {
  const before = await find(payload, siteId, sessionId)
  if (before.status === 'open') {
    await syncCheckout(payload, sessionId).catch((error: unknown) =>
      payload.logger.warn({
        msg: 'A checkout could not be read',
        ...(troubleOf(error) ? { stripe: troubleOf(error)?.words } : { err: error }),
      }),
    )
  }
  const { email, subscription } =
    before.status === 'open' ? await find(payload, siteId, sessionId) : before
  return { email, subscription }
}

async function find(payload: Payload, siteId: string, sessionId: string): Promise<Row> {
  const row = await firstRow<Row>(payload, FIND, [siteId, sessionId])
  if (!row) throw notFound('Checkout')
  return row
}
