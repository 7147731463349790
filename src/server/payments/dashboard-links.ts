import type { Payload } from 'payload'
import { rows } from '../database/statements'

/** A page of Stripe's dashboard. */
export type DashboardLink = { label: string; href: string }

/** Collections of Payload admin whose documents have objects at Stripe. */
export type LinkedCollection = 'subscriptions' | 'app-subscriptions' | 'sites'

const SUBSCRIPTION = {
  name: 'dashboard_subscription',
  text: `select b.payment_mode as mode, 'subscription' as kind, b.stripe_subscription_id as id, 1 as place
      from subscriptions b where b.id = $1
    union all select b.payment_mode, 'customer', b.stripe_customer_id, 2
      from subscriptions b where b.id = $1
    union all (select p.mode, 'payment', p.stripe_payment_intent_id, 3
      from payments p join subscriptions b on b.site_id = p.site_id and b.user_id = p.user_id
      where b.id = $1 and p.stripe_payment_intent_id is not null
      order by p.created_at desc, p.id limit 1)
    union all select a.mode, 'account', a.stripe_account_id, 4
      from payment_accounts a join subscriptions b on b.site_id = a.site_id
        and b.payment_mode = a.mode where b.id = $1
    order by place`,
}
const APP_SUBSCRIPTION = {
  name: 'dashboard_app_subscription',
  text: `select a.payment_mode as mode, 'subscription' as kind, a.stripe_subscription_id as id, 1 as place
      from app_subscriptions a where a.id = $1
    union all select a.payment_mode, 'customer', a.stripe_customer_id, 2
      from app_subscriptions a where a.id = $1
    order by place`,
}
const ACCOUNT = {
  name: 'dashboard_account',
  text: `select a.mode, 'account' as kind, a.stripe_account_id as id from payment_accounts a
    where a.site_id = $1 order by a.mode`,
}
const STATEMENTS = {
  subscriptions: SUBSCRIPTION,
  'app-subscriptions': APP_SUBSCRIPTION,
  sites: ACCOUNT,
} as const

/** Sections of Stripe's dashboard with their link labels. */
const PLACES = {
  subscription: ['subscriptions', 'Subscription at Stripe'],
  customer: ['customers', 'Customer at Stripe'],
  payment: ['payments', 'Last payment at Stripe'],
  account: ['connect/accounts', 'Account of the site at Stripe'],
} as const

type Found = { mode: string | null; kind: keyof typeof PLACES; id: string | null }

/**
 * Lists the pages of Stripe's dashboard about a document of Payload admin: of test mode for objects created
 * with a test key, none without keys. All are on the account of the installation's key. One statement.
 * @see docs/product/payments.md#stripes-dashboard
 */
export async function dashboardLinks(
  payload: Payload,
  collection: LinkedCollection,
  id: string,
): Promise<DashboardLink[]> {
  const found = await rows<Found>(payload, STATEMENTS[collection], [id])
  return found.flatMap(({ mode, kind, id: stripeId }) => {
    // Ids of Stripe are letters, digits and underscores: nothing else may enter a URL.
    if (stripeId === null || !/^\w{1,255}$/.test(stripeId)) return []
    if (mode !== 'live' && mode !== 'test') return []
    const [place, label] = PLACES[kind]
    const test = mode === 'test' ? 'test/' : ''
    const words = mode === 'test' ? `${label} (test)` : label
    return [{ label: words, href: `https://dashboard.stripe.com/${test}${place}/${stripeId}` }]
  })
}
