import { PAST_DUE_GRACE_DAYS } from '@/src/domain/payments/premium'

/**
 * Builds the SQL of the end of access by row `b`: a failed payment has a grace period after its billing
 * period.
 */
export const ACCESS_END = (b: string): string => `${b}.current_period_end
  + case when ${b}.status = 'past_due' then ${PAST_DUE_GRACE_DAYS} else 0 end * interval '1 day'`

/** Builds the SQL condition that row `b` of `app_subscriptions` has not ended. */
export const IS_APP_CURRENT = (b: string): string =>
  `(${b}.status not in ('canceled', 'paused') and coalesce(${ACCESS_END(b)} > now(), true))`

/**
 * Builds the SQL condition that row `b` of `subscriptions` gives its plan now: `currentPlan` of
 * `src/domain/payments/premium.ts`. Required in every statement that selects subscribers.
 */
export const IS_CURRENT = (
  b: string,
): string => `(${b}.status not in ('canceled', 'paused') and (${b}.plan_type = 'free'
  or coalesce(${ACCESS_END(b)} > now(), not coalesce(${b}.cancel_at_period_end, false))))`

/**
 * Builds the SQL condition that row `b` of `subscriptions` gives nothing now, or soon, but is still active
 * at the payment service: its reader owes a payment, or it is paused. The next sync would overwrite a
 * replacement.
 * @param mode the SQL parameter of the current payment mode
 */
export const IS_WAITING = (b: string, mode: string): string =>
  `coalesce(${b}.status in ('past_due', 'paused') and ${b}.stripe_subscription_id is not null
    and ${b}.payment_mode = ${mode}, false)`

/**
 * Builds the SQL condition that row `b` of `subscriptions` has not ended at the payment service, whatever
 * it gives now.
 * @param mode the SQL parameter of the current payment mode
 */
export const IS_LIVE = (b: string, mode: string): string =>
  `coalesce(${b}.status <> 'canceled' and ${b}.stripe_subscription_id is not null
    and ${b}.payment_mode = ${mode}, false)`
