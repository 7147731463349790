import type { Payload } from 'payload'
import { isThere } from '@/access/conditions'
import type { SubscribersQuery } from '@/src/contract/schemas/sites'
import type {
  AppSubscription,
  NewsletterSend,
  OwnSubscription,
  Subscriber,
} from '@/src/contract/people/subscription'
import { siteOrigin } from '@/src/domain/addresses/deployment'
import { firstRow, rows } from '../database/statements'
import { deploymentOf } from '../deployment'
import { isoInstant } from '../database/instant-sql'
import { PRIMARY_DOMAIN } from '../sites/primary-domain'
import { IS_APP_CURRENT, IS_CURRENT } from './is-current'

const MATCHES = `b.site_id = $1 and ${IS_CURRENT('b')}
  and ($2::text is null or u.email ilike $2 or u.display_name ilike $2)`
const SUBSCRIBERS = {
  name: 'subscribers',
  text: `
    with page as (
      select b.id, b.created_at from subscriptions b join users u on u.id = b.user_id
      where ${MATCHES} order by b.created_at desc, b.id limit $3 offset $4)
    select
      (select count(*)::int from subscriptions b join users u on u.id = b.user_id where ${MATCHES})
        as total,
      coalesce((select jsonb_agg(jsonb_build_object('id', b.id, 'email', u.email,
          'displayName', u.display_name, 'planType', b.plan_type, 'status', b.status,
          'priceAmountCents', b.price_amount_cents, 'currency', b.currency,
          'receivesNewsletter', coalesce(b.receives_newsletter, true),
          'createdAt', ${isoInstant('b.created_at')}) order by b.created_at desc, b.id)
        from page p join subscriptions b on b.id = p.id join users u on u.id = b.user_id), '[]')
        as subscribers`,
}

/** A page of a site's subscribers, the newest first, with how many there are. One statement. */
export async function listSubscribers(
  payload: Payload,
  siteId: string,
  { query, limit, offset }: SubscribersQuery,
): Promise<{ subscribers: Subscriber[]; total: number }> {
  const pattern = query ? `%${query.replace(/[\\%_]/g, '\\$&')}%` : null
  const found = await firstRow<{ subscribers: Subscriber[]; total: number }>(payload, SUBSCRIBERS, [
    siteId,
    pattern,
    limit,
    offset,
  ])
  return found ?? { subscribers: [], total: 0 }
}

const OWN = {
  name: 'own_subscriptions',
  text: `select b.id, s.slug, s.title, ${PRIMARY_DOMAIN} as "primaryDomain",
      b.plan_type as "planType", b.status, b.price_amount_cents::float8 as "priceAmountCents",
      b.currency, ${isoInstant('b.current_period_end')} as "currentPeriodEnd",
      coalesce(b.cancel_at_period_end, false) as "cancelAtPeriodEnd",
      case when b.stripe_subscription_id is null and b.source = 'payment' then 'self'
        else b.source::text end as source
    from subscriptions b join sites s on s.id = b.site_id
    where b.user_id = $1 and ${IS_CURRENT('b')} and ${isThere('s')} order by lower(s.title), b.id`,
}
type OwnRow = Omit<OwnSubscription, 'site'> & {
  slug: string
  title: string
  primaryDomain: string | null
}

/** Somebody's subscriptions on all sites. One statement. */
export async function listOwnSubscriptions(
  payload: Payload,
  userId: string,
): Promise<OwnSubscription[]> {
  const deployment = deploymentOf(payload)
  const found = await rows<OwnRow>(payload, OWN, [userId])
  return found.map(({ slug, title, primaryDomain, ...subscription }) => ({
    ...subscription,
    site: { slug, title, url: siteOrigin(deployment, { slug, primaryDomain }) },
  }))
}

const APP = {
  name: 'app_subscription',
  text: `select id, plan, status, ${isoInstant('current_period_end')} as "currentPeriodEnd"
    from app_subscriptions b where b.site_id = $1 and ${IS_APP_CURRENT('b')}`,
}

/** What the author pays the platform for a site; null for nothing. One statement. */
export const getAppSubscription = async (
  payload: Payload,
  siteId: string,
): Promise<AppSubscription | null> =>
  (await firstRow<AppSubscription>(payload, APP, [siteId])) ?? null

const SENDS = {
  name: 'newsletter_sends',
  text: `select id, recipe_id as "recipeId", note, status, total::int, sent::int, failed::int,
      ${isoInstant('created_at')} as "createdAt"
    from newsletter_sends where site_id = $1 and ($2::uuid is null or recipe_id = $2)
    order by created_at desc, id`,
}

/** The newsletters of a site or of one of its recipes, the newest first. One statement. */
export const listNewsletterSends = (
  payload: Payload,
  siteId: string,
  recipeId: string | undefined,
): Promise<NewsletterSend[]> => rows(payload, SENDS, [siteId, recipeId ?? null])
