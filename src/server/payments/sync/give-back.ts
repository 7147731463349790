import type { Payload } from 'payload'
import Stripe from 'stripe'
import { getStripe } from '../stripe/client'
import { idOf } from './subscription-state'

/** The reason for a refund: it was paid twice, or its reader deleted their account before they paid. */
export type RefundReason = 'duplicate' | 'reader_deleted'

/**
 * Ends and refunds a subscription that should not have started. Idempotent.
 * @see docs/product/payments.md#two-checkouts-at-once
 * @see docs/product/payments.md#deleted-accounts
 */
export async function refundSubscription(
  payload: Payload,
  subscription: Stripe.Subscription,
  because: RefundReason,
): Promise<void> {
  const stripe = getStripe(payload)
  const { id, transfer_data: transfer, application_fee_percent: share } = subscription
  payload.logger.warn({ msg: 'A subscription is ended and refunded', id, because })
  if (subscription.latest_invoice !== null) {
    const invoice = await stripe.invoices.retrieve(idOf(subscription.latest_invoice), {
      expand: ['payments'],
    })
    for (const payment of paymentsOf(invoice)) {
      await refund(stripe, payment, {
        because,
        hasTransfer: transfer !== null,
        hasShare: share !== null,
      })
    }
  }
  await stripe.subscriptions.cancel(id)
}

/** Refunds a single payment, such as that of a gift. Idempotent. */
export async function refundPayment(
  payload: Payload,
  intent: string,
  because: RefundReason,
): Promise<void> {
  const stripe = getStripe(payload)
  const { transfer_data: transfer, application_fee_amount: share } =
    await stripe.paymentIntents.retrieve(intent)
  payload.logger.warn({ msg: 'A payment is refunded', id: intent, because })
  await refund(stripe, intent, {
    because,
    hasTransfer: transfer !== null,
    hasShare: share !== null,
  })
}

type Route = { because: RefundReason; hasTransfer: boolean; hasShare: boolean }

const REASONS = { duplicate: 'duplicate', reader_deleted: 'requested_by_customer' } as const

/**
 * Refunds a payment. An amount already refunded, by an attempt without a response or by hand, is not
 * refunded twice. Reverses a transfer to a site's account, which the platform would pay otherwise.
 */
async function refund(
  stripe: Stripe,
  payment: string,
  { because, hasTransfer, hasShare }: Route,
): Promise<void> {
  const passedOn = hasTransfer ? { reverse_transfer: true } : {}
  const share = hasTransfer && hasShare ? { refund_application_fee: true } : {}
  try {
    await stripe.refunds.create(
      { payment_intent: payment, reason: REASONS[because], ...passedOn, ...share },
      { idempotencyKey: `${because}:${payment}` },
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
