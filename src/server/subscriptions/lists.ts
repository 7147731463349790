import type { Payload } from 'payload'
import { isThere } from '@/access/conditions'
import type { AppSubscription, OwnSubscription } from '@/src/contract/people/subscription'
import { firstRow, rows } from '../database/statements'
import { deploymentOf } from '../deployment'
import { isoInstant } from '../database/instant-sql'
import { unsubscribeLinks } from '../newsletters/unsubscribe-link'
import { BRAND_COLUMNS, BRAND_TABLES, withSite } from '../sites/brand'
import type { BrandRow } from '../sites/brand'
import { IS_APP_CURRENT, IS_CURRENT } from './is-current'

/** Subscriptions without access that wait for their reader: for a payment, or to be resumed. */
const IS_WAITING = `(b.status in ('past_due', 'paused') and b.stripe_subscription_id is not null)`

const OWN = {
  name: 'own_subscriptions',
  text: `select b.id, b.site_id as "siteId", ${BRAND_COLUMNS}, b.plan_type as "planType", b.status, b.price_amount_cents::float8 as "priceAmountCents",
      b.currency, ${isoInstant('b.current_period_end')} as "currentPeriodEnd",
      coalesce(b.cancel_at_period_end, false) as "cancelAtPeriodEnd",
      case when b.stripe_subscription_id is null and b.source = 'payment' then 'self'
        else b.source::text end as source
    from ${BRAND_TABLES} join subscriptions b on s.id = b.site_id
    where b.user_id = $1 and (${IS_CURRENT('b')} or ${IS_WAITING}) and ${isThere('s')} order by lower(s.title), b.id`,
}
type OwnRow = Omit<OwnSubscription, 'site' | 'preferencesUrl'> & BrandRow & { siteId: string }

/**
 * Lists a user's subscriptions on all sites, including those that wait for a payment. One statement.
 * @see docs/product/accounts.md#subscriptions-page
 */
export async function listOwnSubscriptions(
  payload: Payload,
  userId: string,
): Promise<OwnSubscription[]> {
  const deployment = deploymentOf(payload)
  const found = await rows<OwnRow>(payload, OWN, [userId])
  return found.map(({ siteId, ...row }) => {
    const site = { id: siteId, slug: row.slug, primaryDomain: row.primaryDomain }
    const { preferences } = unsubscribeLinks(payload, site, row.id)
    return { ...withSite(deployment, row), preferencesUrl: preferences }
  })
}

const APP = {
  name: 'app_subscription',
  text: `select id, plan, status, ${isoInstant('current_period_end')} as "currentPeriodEnd",
      coalesce(cancel_at_period_end, false) as "cancelAtPeriodEnd"
    from app_subscriptions b where b.site_id = $1 and (${IS_APP_CURRENT('b')} or ${IS_WAITING})`,
}

/**
 * Reads the author's subscription to the platform for a site, paid or owed; null without one. One statement.
 */
export const getAppSubscription = async (
  payload: Payload,
  siteId: string,
): Promise<AppSubscription | null> =>
  (await firstRow<AppSubscription>(payload, APP, [siteId])) ?? null
