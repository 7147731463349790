import {
  SUBSCRIBER_ORDERS,
  SUBSCRIBER_PLANS,
  SUBSCRIBER_STATES,
} from '@/src/domain/payments/subscribers'
import type {
  SubscriberOrder,
  SubscriberPlan,
  SubscriberState,
} from '@/src/domain/payments/subscribers'
import { SUBSCRIPTION_SOURCES } from '@/src/domain/payments/premium'
import type { SubscriptionSource } from '@/src/domain/payments/premium'
import type { SubscriberFilter } from '../state/subscribers'

/** The state of the list of subscribers, as in its address. */
export type SubscriberView = {
  query: string
  plan: SubscriberPlan | 'any'
  state: SubscriberState
  source: SubscriptionSource | 'any'
  order: SubscriberOrder
}

const FIRST: SubscriberView = {
  query: '',
  plan: 'any',
  state: 'current',
  source: 'any',
  order: 'newest',
}

const oneOf = <Value extends string>(
  values: readonly Value[],
  text: string | null,
): Value | undefined => values.find((value) => value === text)

/** Parses the view from a query string; unknown values get their default. */
export function readSubscriberView(search: string): SubscriberView {
  const asked = new URLSearchParams(search)
  return {
    query: asked.get('query') ?? FIRST.query,
    plan: oneOf(SUBSCRIBER_PLANS, asked.get('plan')) ?? FIRST.plan,
    state: oneOf(SUBSCRIBER_STATES, asked.get('state')) ?? FIRST.state,
    source: oneOf(SUBSCRIPTION_SOURCES, asked.get('source')) ?? FIRST.source,
    order: oneOf(SUBSCRIBER_ORDERS, asked.get('order')) ?? FIRST.order,
  }
}

/** Formats a view as a query string, without default values. */
export function subscriberSearch(view: SubscriberView): string {
  const names = ['query', 'plan', 'state', 'source', 'order'] as const
  const told = names.filter((name) => view[name] !== FIRST[name])
  if (told.length === 0) return ''
  return `?${new URLSearchParams(told.map((name) => [name, view[name]])).toString()}`
}

/** Whether a view shows fewer than all current subscribers. */
export const isFiltered = ({ order: _order, ...view }: SubscriberView): boolean =>
  subscriberSearch({ ...view, order: FIRST.order }) !== ''

/** The server's filter for a state of the list. */
export const subscriberFilter = ({
  query,
  plan,
  state,
  source,
  order,
}: SubscriberView): SubscriberFilter => ({
  state,
  orderBy: order,
  ...(query === '' ? {} : { query }),
  ...(plan === 'any' ? {} : { plan }),
  ...(source === 'any' ? {} : { source }),
})
