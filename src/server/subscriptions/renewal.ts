import type { Payload } from 'payload'
import { isoInstant } from '../database/instant-sql'
import { firstRow } from '../database/statements'
import { changeRenewal } from '../payments/changes/change-renewal'
import { mailReader } from '../payments/changes/mail-reader'
import { findOwnPaid } from '../payments/changes/own-paid'
import { cancellationMail } from '../payments/mails'
import { ACCESS_END, IS_CURRENT } from './is-current'

/** Free, or paid without a payment service behind it: the row alone is the subscription. */
const CANCEL = {
  name: 'subscription_cancel',
  text: `update subscriptions set
      status = case when plan_type = 'free' or current_period_end is null
        then 'canceled'::subscription_status else status end,
      cancel_at_period_end = plan_type <> 'free', updated_at = now()
    where id = $2 and user_id = $1 and ${IS_CURRENT('subscriptions')}
      and stripe_subscription_id is null
    returning id`,
}

/**
 * Cancels a subscription of the caller: a free one at once, a paid one at the end of its period.
 * @throws Failure `not_found`, also for another user's, `unavailable` when the payment service does not
 *   respond
 * @see docs/product/subscriptions.md#cancelling
 */
export async function cancelSubscription(
  payload: Payload,
  userId: string,
  id: string,
): Promise<void> {
  if (await firstRow(payload, CANCEL, [userId, id])) return
  const { stripeSubscriptionId, siteId } = await findOwnPaid(payload, userId, id)
  const before = await firstRow<EndRow>(payload, END, [id])
  await changeRenewal(payload, stripeSubscriptionId, true)
  if (before?.isEnding === true) return
  const endsAt = before?.endsAt ?? null
  await mailReader(payload, { siteId, userId }, (site, accountUrl) =>
    cancellationMail(site, { endsAt, accountUrl }),
  )
}

const END = {
  name: 'subscription_end',
  text: `select case when ${IS_CURRENT('b')} then ${isoInstant(`(${ACCESS_END('b')})`)} end as "endsAt",
      coalesce(b.cancel_at_period_end, false) as "isEnding"
    from subscriptions b where b.id = $1`,
}
type EndRow = { endsAt: string | null; isEnding: boolean }

const RESUME = {
  name: 'subscription_resume',
  text: `update subscriptions set cancel_at_period_end = false, updated_at = now()
    where id = $2 and user_id = $1 and cancel_at_period_end and ${IS_CURRENT('subscriptions')}
      and stripe_subscription_id is null
    returning id`,
}

/**
 * Withdraws the cancellation of a subscription of the caller whose period has not ended.
 * @throws Failure `not_found`, `unavailable` when the payment service does not respond
 * @see docs/product/subscriptions.md#cancelling
 */
export async function resumeSubscription(
  payload: Payload,
  userId: string,
  id: string,
): Promise<void> {
  if (await firstRow(payload, RESUME, [userId, id])) return
  const { stripeSubscriptionId } = await findOwnPaid(payload, userId, id)
  await changeRenewal(payload, stripeSubscriptionId, false)
}
