import { SUBSCRIPTION_STATUSES } from './premium'

/** Plan filter of the subscribers list: `paid` means full access. */
export const SUBSCRIBER_PLANS = ['free', 'paid', 'monthly', 'yearly'] as const
export type SubscriberPlan = (typeof SUBSCRIBER_PLANS)[number]

/** State filter of the subscribers list: `ending` are current and end with their period. */
export const SUBSCRIBER_STATES = ['current', 'ending', 'ended', ...SUBSCRIPTION_STATUSES] as const
export type SubscriberState = (typeof SUBSCRIBER_STATES)[number]

/** Orders of the list of subscribers. */
export const SUBSCRIBER_ORDERS = ['newest', 'oldest', 'name', 'email'] as const
export type SubscriberOrder = (typeof SUBSCRIBER_ORDERS)[number]

/** The plans that imported subscribers of a paid plan can get. */
export const PAID_AS = ['free', 'complimentary'] as const
export type PaidAs = (typeof PAID_AS)[number]

/** Maximum number of subscribers in an imported file. */
export const MAX_SUBSCRIBERS_PER_IMPORT = 100_000
