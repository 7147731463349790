import type { Payload } from 'payload'
import type Stripe from 'stripe'
import { PAST_DUE_GRACE_DAYS } from '@/src/domain/payments/premium'
import { rows } from '../../database/statements'
import { environmentOf } from '../../deployment'
import { modeOf } from '../stripe/identity'
import { idOf } from '../sync/subscription-state'

/** Days before the end of a trial on which its reader is told. */
const TRIAL_NOTICE_DAYS = 3
/** Maximum age in days of a fact that is mailed: older ones are only being synced again. */
const NEWS_DAYS = 3

const COLUMNS = `fact, mode, kind, site_id, user_id, invoice_id, amount_cents, currency, ends_at, page_url`
const GRACE = `interval '${PAST_DUE_GRACE_DAYS} days'`

const INVOICE = {
  name: 'payment_mail_invoice',
  text: `insert into payment_mails (${COLUMNS})
    select $3 || ':' || $4, b.payment_mode, $3, b.site_id, b.user_id, $4, $5::int, $6,
      b.current_period_end + ${GRACE}, $7
    from subscriptions b
    where b.stripe_subscription_id = $1 and b.payment_mode = $2 and b.status <> 'canceled'
    on conflict (fact) do nothing`,
}

/**
 * Queues a mail about a failed renewal, once for each invoice: to confirm the payment, or to change the
 * card.
 * @see docs/product/payments.md#mails-about-payments
 */
export async function queueUnpaidMail(
  payload: Payload,
  invoice: Stripe.Invoice,
  subscriptionId: string,
): Promise<void> {
  // A reader at the checkout sees there that the card was declined.
  const isFirst = invoice.billing_reason === 'subscription_create'
  if (isFirst || !isNews(invoice.created) || !writes(payload)) return
  await rows(payload, INVOICE, [
    subscriptionId,
    modeOf(payload),
    needsConfirmation(invoice) ? 'confirmation_needed' : 'payment_failed',
    invoice.id,
    invoice.amount_due,
    invoice.currency.toUpperCase(),
    invoice.hosted_invoice_url ?? null,
  ])
}

const needsConfirmation = ({ payments }: Stripe.Invoice): boolean =>
  (payments?.data ?? []).some(
    ({ payment: { payment_intent: intent } }) =>
      typeof intent === 'object' && intent.status === 'requires_action',
  )

/** Subscriptions are billed for a month or a year: an invoice is news until it is tried no more. */
const INVOICE_NEWS_DAYS = 30
const isNews = (created: number): boolean => created * 1000 > Date.now() - INVOICE_NEWS_DAYS * DAY
const DAY = 86_400_000

/** Whether we write, and not Stripe. */
const writes = (payload: Payload): boolean => !environmentOf(payload).payments.stripeSendsMails

const ENDED = {
  name: 'payment_mail_ended',
  text: `insert into payment_mails (${COLUMNS})
    select 'access_ended:' || $3, b.payment_mode, 'access_ended', b.site_id, b.user_id, $3,
      b.price_amount_cents, b.currency, b.current_period_end, null
    from subscriptions b where b.stripe_subscription_id = $1 and b.payment_mode = $2
    on conflict (fact) do nothing`,
}

/** Queues a mail about a subscription that Stripe ended for non-payment. */
export async function queueEndedMail(
  payload: Payload,
  {
    id,
    latest_invoice: invoice,
    ended_at: endedAt,
    cancellation_details: why,
  }: Stripe.Subscription,
): Promise<void> {
  if (why?.reason !== 'payment_failed' || invoice === null || endedAt === null) return
  if (endedAt * 1000 < Date.now() - NEWS_DAYS * DAY || !writes(payload)) return
  await rows(payload, ENDED, [id, modeOf(payload), idOf(invoice)])
}

/** Trials that end soon, access that has ended while Stripe still tries the card, and payments. */
const DUE = {
  name: 'payment_mails_due',
  text: `insert into payment_mails (${COLUMNS})
    select 'trial_ending:' || b.stripe_subscription_id || ':'
        || extract(epoch from b.current_period_end)::bigint, b.payment_mode, 'trial_ending',
      b.site_id, b.user_id, null, b.price_amount_cents, b.currency, b.current_period_end, null
    from subscriptions b
    where b.status = 'trialing' and b.payment_mode = $1 and b.stripe_subscription_id is not null
      and not coalesce(b.cancel_at_period_end, false) and b.current_period_end > now()
      and b.current_period_end <= now() + interval '${TRIAL_NOTICE_DAYS} days'
    union all
    select 'access_ended:' || p.stripe_invoice_id, b.payment_mode, 'access_ended', b.site_id,
      b.user_id, p.stripe_invoice_id, p.amount_cents, p.currency,
      b.current_period_end + ${GRACE}, null
    from subscriptions b cross join lateral (
      select p.* from payments p where p.site_id = b.site_id and p.user_id = b.user_id
        and p.kind = 'subscription' and p.status in ('failed', 'void')
      order by p.created_at desc limit 1) p
    where b.status = 'past_due' and b.payment_mode = $1 and p.stripe_invoice_id is not null
      and b.current_period_end + ${GRACE} <= now()
      and b.current_period_end + ${GRACE} > now() - interval '${NEWS_DAYS} days'
    union all
    select 'paid:' || p.stripe_invoice_id, p.mode, 'paid', b.site_id, b.user_id,
      p.stripe_invoice_id, p.amount_cents, p.currency, b.current_period_end, null
    from payments p join subscriptions b on b.site_id = p.site_id and b.user_id = p.user_id
    where p.kind = 'subscription' and p.status = 'paid' and p.mode = $1 and p.amount_cents > 0
      and p.stripe_invoice_id is not null and p.paid_at > now() - interval '${NEWS_DAYS} days'
    on conflict (fact) do nothing`,
}

/**
 * Queues mails that are due by time alone. One statement.
 * @see docs/product/payments.md#mails-about-payments
 */
export async function queueDueMails(payload: Payload): Promise<void> {
  if (writes(payload)) await rows(payload, DUE, [modeOf(payload)])
}
