import type { Payload } from 'payload'
import type { SubscriberFilter } from '@/src/contract/people/subscriber'
import type { Subscriber } from '@/src/contract/people/subscription'
import type { SubscribersQuery } from '@/src/contract/schemas/subscribers'
import { inUnits, minorDigits } from '@/src/domain/payments/money'
import type { SubscriberOrder } from '@/src/domain/payments/subscribers'
import { csvLine } from '@/src/domain/csv-line'
import { isoInstant } from '../../database/instant-sql'
import { firstRow, rows } from '../../database/statements'
import { IS_CURRENT } from '../is-current'
import { SUBSCRIBER_NAME } from './subscriber-name'

/** Builds the SQL condition that a subscription has a plan of the filter, by a parameter or a literal. */
export const HAS_PLAN = (plan: string): string =>
  `(${plan} is null or b.plan_type::text = ${plan} or (${plan} = 'paid' and b.plan_type <> 'free'))`

/** Builds the SQL condition that a subscription is in a state of the filter. */
export const HAS_STATE = (state: string): string =>
  `case ${state} when 'current' then ${IS_CURRENT('b')} when 'ended' then not ${IS_CURRENT('b')}
    when 'ending' then ${IS_CURRENT('b')} and coalesce(b.cancel_at_period_end, false)
    else b.status::text = ${state} end`

/** SQL condition that a subscription of a site matches the search text and the source of the filter. */
export const MATCHES_SEARCH = `b.site_id = $1
  and ($2::text is null or u.email ilike $2 or ${SUBSCRIBER_NAME} ilike $2)
  and ($5::text is null or coalesce(b.source, 'self')::text = $5)`

/** The condition on listed subscriptions `b` of users `u`; its values come from `filterValues`. */
const MATCHES = `${MATCHES_SEARCH} and ${HAS_PLAN('$3::text')} and ${HAS_STATE('$4::text')}`

/** Returns the values of the conditions above. */
export const filterValues = (
  siteId: string,
  { query, plan, state = 'current', source }: Omit<SubscriberFilter, 'orderBy'>,
): unknown[] => [
  siteId,
  query ? `%${query.replace(/[\\%_]/g, '\\$&')}%` : null,
  plan ?? null,
  state,
  source ?? null,
]

const ORDERS: Readonly<Record<SubscriberOrder, string>> = {
  newest: 'b.created_at desc, b.id',
  oldest: 'b.created_at, b.id',
  name: `lower(${SUBSCRIBER_NAME}) nulls last, u.email, b.id`,
  email: 'u.email, b.id',
}

/** Columns of a subscriber in the contract, of subscription `b` and user `u`. */
export const SUBSCRIBER = `b.id, u.email, ${SUBSCRIBER_NAME} as "displayName",
  b.plan_type as "planType", b.status, b.price_amount_cents::float8 as "priceAmountCents",
  b.currency, coalesce(b.source, 'self') as source,
  ${isoInstant('b.current_period_end')} as "currentPeriodEnd",
  coalesce(b.cancel_at_period_end, false) as "cancelAtPeriodEnd",
  coalesce(b.receives_newsletter, true) as "receivesNewsletter", b.tags,
  ${isoInstant('b.created_at')} as "createdAt"`

/** Subscriptions `b` with their users `u`, before a condition. */
export const FOUND = 'from subscriptions b join users u on u.id = b.user_id where'

const page = (order: SubscriberOrder) => ({
  name: `subscribers_${order}`,
  text: `select ${SUBSCRIBER} ${FOUND} ${MATCHES} order by ${ORDERS[order]} limit $6 offset $7`,
})
const TOTAL = {
  name: 'subscribers_total',
  text: `select count(*)::int as total ${FOUND} ${MATCHES}`,
}

/** Lists a page of a site's subscribers, with their total number. */
export async function listSubscribers(
  payload: Payload,
  siteId: string,
  { limit, offset, ...filter }: SubscribersQuery,
): Promise<{ subscribers: Subscriber[]; total: number }> {
  const values = filterValues(siteId, filter)
  const [subscribers, counted] = await Promise.all([
    rows<Subscriber>(payload, page(filter.orderBy ?? 'newest'), [...values, limit, offset]),
    firstRow<{ total: number }>(payload, TOTAL, values),
  ])
  return { subscribers, total: counted?.total ?? 0 }
}

/** Number of rows read at a time: the whole list is never in memory. */
const PAGE = 1_000

const HEAD = [
  'email',
  'name',
  'plan',
  'status',
  'source',
  'subscribed_at',
  'until',
  'receives_newsletter',
  'price',
  'currency',
  'tags',
] as const

/** Formats a price in units of its currency, for tables: `4.50`, or `450` of yen. */
const priceCell = ({ priceAmountCents: price, currency }: Subscriber): string | null =>
  price === null || currency === null
    ? null
    : inUnits(price, currency).toFixed(minorDigits(currency))

/**
 * Yields subscribers as CSV with a header, in the order of the list; the file can be imported again.
 * @see docs/product/kitchen.md#subscribers
 */
export async function* subscriberList(
  payload: Payload,
  siteId: string,
  filter: SubscriberFilter,
): AsyncGenerator<string> {
  yield csvLine(HEAD)
  const statement = page(filter.orderBy ?? 'newest')
  const values = filterValues(siteId, filter)
  for (let offset = 0; ; offset += PAGE) {
    const found = await rows<Subscriber>(payload, statement, [...values, PAGE, offset])
    for (const each of found) {
      yield csvLine([
        ...[each.email, each.displayName, each.planType, each.status, each.source],
        ...[each.createdAt, each.currentPeriodEnd, String(each.receivesNewsletter)],
        ...[priceCell(each), each.currency, each.tags.join('; ')],
      ])
    }
    if (found.length < PAGE) return
  }
}
