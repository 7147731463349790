import { PAST_DUE_GRACE_DAYS } from '@/src/domain/payments/premium'

/** SQL for the end of access by row `b`: a failed payment may be made for some days after the period. */
export const ACCESS_END = (b: string): string => `${b}.current_period_end
  + case when ${b}.status = 'past_due' then ${PAST_DUE_GRACE_DAYS} else 0 end * interval '1 day'`

/** Whether what is paid for in row `b` of `app_subscriptions` has not ended. */
export const IS_APP_CURRENT = (b: string): string =>
  `(${b}.status not in ('canceled', 'paused') and coalesce(${ACCESS_END(b)} > now(), true))`

/**
 * Whether row `b` of `subscriptions` gives its plan now: `currentPlan` of `src/domain/payments/premium.ts`, as a
 * condition. Every statement that asks who subscribes asks it.
 */
export const IS_CURRENT = (
  b: string,
): string => `(${b}.status not in ('canceled', 'paused') and (${b}.plan_type = 'free'
  or coalesce(${ACCESS_END(b)} > now(), not coalesce(${b}.cancel_at_period_end, false))))`

/**
 * Whether row `b` of `subscriptions` gives nothing now, or soon, but lives on at the payment service: its
 * reader owes a payment, or it is paused. What replaced it would be overwritten by its next read.
 * @param mode the parameter that says how payments are taken now
 */
export const IS_WAITING = (b: string, mode: string): string =>
  `coalesce(${b}.status in ('past_due', 'paused') and ${b}.stripe_subscription_id is not null
    and ${b}.payment_mode = ${mode}, false)`

/**
 * Whether row `b` of `subscriptions` has not ended at the payment service, whatever it gives now.
 * @param mode the parameter that says how payments are taken now
 */
export const IS_LIVE = (b: string, mode: string): string =>
  `coalesce(${b}.status <> 'canceled' and ${b}.stripe_subscription_id is not null
    and ${b}.payment_mode = ${mode}, false)`
