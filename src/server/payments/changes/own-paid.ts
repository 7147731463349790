import type { Payload } from 'payload'
import { notFound } from '@/src/contract/failure'
import { firstRow } from '../../database/statements'
import { IS_CURRENT } from '../../subscriptions/is-current'
import { modeOf } from '../stripe/identity'

/** A subscription that its reader pays for at the payment service. */
export type OwnPaid = {
  siteId: string
  siteTitle: string
  planType: 'monthly' | 'yearly'
  stripeSubscriptionId: string
}

const FIND = {
  name: 'subscription_own_paid',
  text: `select b.site_id as "siteId", s.title as "siteTitle", b.plan_type as "planType",
      b.stripe_subscription_id as "stripeSubscriptionId"
    from subscriptions b join sites s on s.id = b.site_id
    where b.id = $2 and b.user_id = $1 and (${IS_CURRENT('b')} or b.status in ('past_due', 'paused'))
      and b.stripe_subscription_id is not null and b.payment_mode = $3`,
}

/** Finds a paid subscription of the user. @throws Failure `not_found`, also for a free one */
export async function findOwnPaid(payload: Payload, userId: string, id: string): Promise<OwnPaid> {
  const found = await firstRow<OwnPaid>(payload, FIND, [userId, id, modeOf(payload)])
  if (!found) throw notFound('Subscription')
  return found
}
