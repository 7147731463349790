import type { Payload } from 'payload'
import type Stripe from 'stripe'
import { z } from 'zod'
import { rows } from '../../database/statements'
import { isMissing, getStripe } from '../stripe/client'
import { queueUnpaidMail } from '../notices/note'
import { modeOf } from '../stripe/identity'
import { nextReadNumber } from '../stripe/read-number'
import { idOf } from './subscription-state'
import { syncSubscription } from './sync-subscription'

/**
 * The payments of a reader by their invoices: of a subscription that is stored, or was until another plan
 * took its place, which its checkout knows.
 */
const STORE = {
  name: 'payment_store_invoice',
  text: `insert into payments as p (mode, kind, site_id, user_id, plan_type, amount_cents, currency,
        status, failure, stripe_invoice_id, stripe_payment_intent_id, payment_read, paid_at, created_at)
      select $1, 'subscription', coalesce(b.site_id, c.site_id), coalesce(b.user_id, c.user_id),
        coalesce(b.plan_type, c.plan::plan_type), $3, $4, $5, $6, $7, $8, $9::bigint,
        to_timestamp($10), to_timestamp($11)
      from (select 1) one
        left join subscriptions b on b.stripe_subscription_id = $2 and b.payment_mode = $1
        left join checkouts c on c.id = $12::uuid and c.kind = 'subscription' and c.mode = $1
      where coalesce(b.user_id, c.user_id) is not null
    on conflict (stripe_invoice_id) do update set amount_cents = excluded.amount_cents,
      status = excluded.status, failure = excluded.failure,
      stripe_payment_intent_id = coalesce(excluded.stripe_payment_intent_id,
        p.stripe_payment_intent_id),
      payment_read = excluded.payment_read, paid_at = excluded.paid_at
    where p.payment_read < excluded.payment_read`,
}

/** Syncs an invoice and its subscription. */
export async function syncInvoice(payload: Payload, id: string): Promise<void> {
  const read = await nextReadNumber(payload)
  const invoice = await findInvoice(payload, id)
  const subscription = invoice?.parent?.subscription_details?.subscription
  if (!invoice || !subscription) return
  const subscriptionId = idOf(subscription)
  await syncSubscription(payload, subscriptionId)
  await storePayment(payload, invoice, subscriptionId, read)
}

async function storePayment(
  payload: Payload,
  invoice: Stripe.Invoice,
  subscriptionId: string,
  read: string,
): Promise<void> {
  const status = statusOf(invoice)
  // An invoice of nothing, such as for the beginning of a trial, is no payment.
  if (status === null || invoice.total === 0) return
  const isPaid = status === 'paid'
  await rows(payload, STORE, [
    modeOf(payload),
    subscriptionId,
    isPaid ? invoice.amount_paid : invoice.amount_due,
    invoice.currency.toUpperCase(),
    status,
    isPaid ? null : failureOf(invoice),
    invoice.id,
    intentOf(invoice),
    read,
    isPaid ? (invoice.status_transitions.paid_at ?? invoice.created) : null,
    invoice.created,
    checkoutOf(invoice),
  ])
  if (status === 'failed') await queueUnpaidMail(payload, invoice, subscriptionId)
}

const Marks = z.object({ checkout: z.uuid() })

/** The checkout with which the subscription of an invoice began; null for one that is not ours. */
const checkoutOf = ({ parent }: Stripe.Invoice): string | null =>
  Marks.safeParse(parent?.subscription_details?.metadata).data?.checkout ?? null

async function findInvoice(payload: Payload, id: string): Promise<Stripe.Invoice | null> {
  try {
    return await getStripe(payload).invoices.retrieve(id, {
      expand: ['payments.data.payment.payment_intent'],
    })
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** The status of an invoice; null for one that is not due yet. */
function statusOf(invoice: Stripe.Invoice): 'open' | 'paid' | 'failed' | 'void' | null {
  if (invoice.status === 'paid') return 'paid'
  if (invoice.status === 'void' || invoice.status === 'uncollectible') return 'void'
  if (invoice.status !== 'open') return null
  return invoice.attempted ? 'failed' : 'open'
}

const failureOf = (invoice: Stripe.Invoice): string | null =>
  invoice.attempted ? `Tried ${String(invoice.attempt_count)} times` : null

function intentOf(invoice: Stripe.Invoice): string | null {
  const intents = (invoice.payments?.data ?? []).flatMap(({ payment }) =>
    payment.payment_intent === undefined ? [] : [idOf(payment.payment_intent)],
  )
  return intents.at(-1) ?? null
}

const REFUND = {
  name: 'payment_store_refund',
  text: `with gift as (
      update gifts g set refunded_at = case when $4::boolean then coalesce(g.refunded_at, now()) end
      from payments p where p.kind = 'gift' and p.mode = $3 and p.stripe_payment_intent_id = $1
        and g.stripe_payment_intent_id = $1 and g.site_id = p.site_id)
    update payments set refunded_cents = $2
    where stripe_payment_intent_id = $1 and mode = $3`,
}

/**
 * Syncs the refunds of a payment. A fully refunded gift can no longer be accepted.
 * @see docs/product/payments.md#gifts
 */
export async function syncRefunds(payload: Payload, paymentIntentId: string): Promise<void> {
  const intent = await getStripe(payload).paymentIntents.retrieve(paymentIntentId, {
    expand: ['latest_charge'],
  })
  const charge = intent.latest_charge
  if (charge === null || typeof charge === 'string') return
  await rows(payload, REFUND, [
    paymentIntentId,
    charge.amount_refunded,
    modeOf(payload),
    charge.refunded,
  ])
}
