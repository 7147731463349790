import type { Payload } from 'payload'
import type Stripe from 'stripe'
import { Failure } from '@/src/contract/failure'
import type { PlanChangePreview } from '@/src/contract/people/payment'
import { nextPayment } from '@/src/domain/payments/credit'
import { planChangeMail } from '../mails'
import { mailReader } from './mail-reader'
import { findOffer } from '../checkout/offer'
import type { PaidPlan } from '../checkout/offer'
import { ensurePrice } from '../checkout/prices'
import { callStripe } from '../stripe/client'
import { nextReadNumber } from '../stripe/read-number'
import { storeChanged } from '../sync/sync-subscription'
import { findOwnPaid } from './own-paid'

/**
 * Calculates the cost of a change of plan now.
 * @throws Failure `not_found`, `forbidden` when the plan is not offered, `conflict` when it is the plan, `unavailable`
 * @see docs/product/payments.md#plan-changes
 */
export async function previewPlanChange(
  payload: Payload,
  userId: string,
  id: string,
  plan: PaidPlan,
): Promise<PlanChangePreview> {
  return costOf(payload, await prepare(payload, userId, id, plan), plan)
}

async function costOf(
  payload: Payload,
  { subscription, priceId, amountCents, currency }: Prepared,
  plan: PaidPlan,
): Promise<PlanChangePreview> {
  const preview = await callStripe(payload, (stripe) =>
    stripe.invoices.createPreview({
      subscription: subscription.id,
      subscription_details: {
        items: [{ id: itemOf(subscription), price: priceId }],
        proration_behavior: 'always_invoice',
      },
    }),
  )
  const creditCents = Math.max(0, -(preview.starting_balance + preview.total))
  const { at, amountCents: nextCents } = nextPayment(
    { creditCents, priceCents: amountCents },
    plan,
    firstRenewal(preview),
  )
  return {
    amountDueCents: preview.amount_due,
    currency,
    priceAmountCents: amountCents,
    creditCents,
    nextPayment: { at: at.toISOString(), amountCents: nextCents },
  }
}

/** The end of the period that the change begins; negative lines refund the old one. */
function firstRenewal({ lines, period_end: fallback }: Stripe.Invoice): Date {
  const ends = lines.data.filter(({ amount }) => amount > 0).map(({ period }) => period.end)
  return new Date(Math.max(...(ends.length > 0 ? ends : [fallback])) * 1000)
}

/**
 * Changes the plan of a subscription at once; the rest of the paid period is credited. When the payment
 * fails nothing changes.
 * @throws Failure as `previewPlanChange`, and `conflict` when the payment fails
 * @see docs/product/payments.md#plan-changes
 */
export async function switchPlan(
  payload: Payload,
  userId: string,
  id: string,
  plan: PaidPlan,
): Promise<void> {
  const prepared = await prepare(payload, userId, id, plan)
  const { subscription, priceId, siteId } = prepared
  const read = await nextReadNumber(payload)
  if (hasPrice(subscription, priceId)) {
    await storeChanged(payload, subscription, read)
    return
  }
  const cost = await costOf(payload, prepared, plan)
  const changed = await callStripe(
    payload,
    (stripe) => changePrice(stripe, subscription, priceId),
    'The payment service did not respond in time. If the change went through, it will appear here within a few minutes. Check before you try again.',
  )
  await storeChanged(payload, changed, read)
  await mailReader(payload, { siteId, userId }, (site, accountUrl) =>
    planChangeMail(site, { plan, accountUrl, ...cost }),
  )
}

/** A change whose response was lost was applied and paid: it is not repeated. */
const hasPrice = ({ items, cancel_at_period_end: isEnding }: Stripe.Subscription, price: string) =>
  items.data[0]?.price.id === price && !isEnding

async function changePrice(
  stripe: Stripe,
  subscription: Stripe.Subscription,
  price: string,
): Promise<Stripe.Subscription> {
  try {
    return await stripe.subscriptions.update(subscription.id, {
      items: [{ id: itemOf(subscription), price }],
      proration_behavior: 'always_invoice',
      payment_behavior: 'error_if_incomplete',
      cancel_at_period_end: false,
    })
  } catch (error) {
    if (isCardError(error)) throw declined()
    throw error
  }
}

type Prepared = Awaited<ReturnType<typeof prepare>>

async function prepare(payload: Payload, userId: string, id: string, plan: PaidPlan) {
  const own = await findOwnPaid(payload, userId, id)
  if (own.planType === plan) throw new Failure('conflict', 'You are already on this plan.')
  const offer = await findOffer(payload, own.siteId, plan)
  const { priceId } = await ensurePrice(payload, {
    siteId: own.siteId,
    productName: `${own.siteTitle}: Full Access, ${plan}`,
    plan,
    interval: plan === 'monthly' ? 'month' : 'year',
    amountCents: offer.amountCents,
    currency: offer.currency,
  })
  const subscription = await callStripe(payload, (stripe) =>
    stripe.subscriptions.retrieve(own.stripeSubscriptionId),
  )
  if (subscription.currency.toUpperCase() !== offer.currency) {
    throw new Failure(
      'conflict',
      'The currency of the site has changed. Cancel this plan and subscribe again once it has ended.',
    )
  }
  const { amountCents, currency } = offer
  return { subscription, priceId, siteId: own.siteId, amountCents, currency }
}

const itemOf = ({ items }: Stripe.Subscription): string => items.data[0]?.id ?? ''

const isCardError = (error: unknown): boolean =>
  error instanceof Error && 'type' in error && error.type === 'StripeCardError'

const declined = (): Failure =>
  new Failure(
    'conflict',
    'The payment was declined, and your plan has not changed. Change your card under Manage billing and try again.',
  )
