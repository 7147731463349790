import type { Payload } from 'payload'
import Stripe from 'stripe'
import { stripeOf } from '../stripe/client'
import { idOf } from './subscription-state'

/**
 * Ends a second subscription of a reader to a site, made by two checkouts at once, and gives its money
 * back. Done again it does nothing.
 * @see docs/product/payments.md#two-checkouts-at-once
 */
export async function endDuplicate(
  payload: Payload,
  subscription: Stripe.Subscription,
): Promise<void> {
  const stripe = stripeOf(payload)
  payload.logger.warn({ msg: 'A second subscription is ended and refunded', id: subscription.id })
  if (subscription.latest_invoice !== null) {
    const invoice = await stripe.invoices.retrieve(idOf(subscription.latest_invoice), {
      expand: ['payments'],
    })
    for (const payment of paymentsOf(invoice)) await refund(stripe, subscription, payment)
  }
  await stripe.subscriptions.cancel(subscription.id)
}

/**
 * What was given back already, by an attempt that got no answer or by hand, is not given back twice. What was
 * passed on to the account of a site is taken back from there, else the platform would pay it.
 */
async function refund(
  stripe: Stripe,
  { id, transfer_data: transfer, application_fee_percent: fee }: Stripe.Subscription,
  payment: string,
): Promise<void> {
  const passedOn = transfer === null ? {} : { reverse_transfer: true }
  const share = transfer === null || fee === null ? {} : { refund_application_fee: true }
  try {
    await stripe.refunds.create(
      { payment_intent: payment, reason: 'duplicate', ...passedOn, ...share },
      { idempotencyKey: `duplicate:${id}:${payment}` },
    )
  } catch (error) {
    const isDone =
      error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded'
    if (!isDone) throw error
  }
}

/** The payments that an invoice was paid by. */
export const paymentsOf = (invoice: Stripe.Invoice): string[] =>
  (invoice.payments?.data ?? []).flatMap(({ payment, status }) =>
    status === 'paid' && payment.payment_intent !== undefined ? [idOf(payment.payment_intent)] : [],
  )
