import type { Payload } from 'payload'
import type Stripe from 'stripe'
import { Failure } from '@/src/contract/failure'
import { findOffer } from '../checkout/offer'
import type { PaidPlan } from '../checkout/offer'
import { ensurePrice } from '../checkout/prices'
import { askStripe } from '../stripe/client'
import { nextRead } from '../stripe/read-number'
import { storeChanged } from '../sync/sync-subscription'
import { findOwnPaid } from './own-paid'

/** The cost of a change of plan now. */
export type PlanChangePreview = {
  /** The amount due at once, less the rest of the period that was paid for. */
  amountDueCents: number
  currency: string
  /** The price of a period from then on. */
  priceAmountCents: number
}

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
  const { subscription, priceId, amountCents, currency } = await prepare(payload, userId, id, plan)
  const preview = await askStripe(payload, (stripe) =>
    stripe.invoices.createPreview({
      subscription: subscription.id,
      subscription_details: {
        items: [{ id: itemOf(subscription), price: priceId }],
        proration_behavior: 'always_invoice',
      },
    }),
  )
  return { amountDueCents: preview.amount_due, currency, priceAmountCents: amountCents }
}

/**
 * Changes the plan of a subscription at once: what is left of the period that was paid for is set off. When
 * the payment fails nothing changes.
 * @throws Failure as `previewPlanChange`, and `conflict` when the payment fails
 * @see docs/product/payments.md#plan-changes
 */
export async function switchPlan(
  payload: Payload,
  userId: string,
  id: string,
  plan: PaidPlan,
): Promise<void> {
  const { subscription, priceId } = await prepare(payload, userId, id, plan)
  const read = await nextRead(payload)
  const changed = hasPrice(subscription, priceId)
    ? subscription
    : await askStripe(
        payload,
        (stripe) => changePrice(stripe, subscription, priceId),
        'The payment service did not answer in time. If the change went through, it is shown here within some minutes: look again before you try once more.',
      )
  await storeChanged(payload, changed, read)
}

/** A change whose answer was lost was made and paid: it is not made again. */
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

async function prepare(payload: Payload, userId: string, id: string, plan: PaidPlan) {
  const own = await findOwnPaid(payload, userId, id)
  if (own.planType === plan) throw new Failure('conflict', 'This is your plan already.')
  const offer = await findOffer(payload, own.siteId, plan)
  const { priceId } = await ensurePrice(payload, {
    siteId: own.siteId,
    productName: `${own.siteTitle}: Full Access, ${plan}`,
    plan,
    interval: plan === 'monthly' ? 'month' : 'year',
    amountCents: offer.amountCents,
    currency: offer.currency,
  })
  const subscription = await askStripe(payload, (stripe) =>
    stripe.subscriptions.retrieve(own.stripeSubscriptionId),
  )
  if (subscription.currency.toUpperCase() !== offer.currency) {
    throw new Failure(
      'conflict',
      'The site has changed its currency. Cancel this plan and subscribe again when it has ended.',
    )
  }
  return { subscription, priceId, amountCents: offer.amountCents, currency: offer.currency }
}

const itemOf = ({ items }: Stripe.Subscription): string => items.data[0]?.id ?? ''

const isCardError = (error: unknown): boolean =>
  error instanceof Error && 'type' in error && error.type === 'StripeCardError'

const declined = (): Failure =>
  new Failure(
    'conflict',
    'The payment was declined, and your plan stays as it is. Change your card under Manage billing and try again.',
  )
