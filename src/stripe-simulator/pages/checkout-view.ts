import { sessionLines } from '../checkout/sessions'
import type { World } from '../state/world'
import { SimulatorError } from '../wire/errors'
import type { Metadata, SessionObject } from '../wire/objects'
import { type PriceView, priceView } from './portal-view'

/** A checkout as its page shows it. */
export type CheckoutView = {
  id: string
  status: SessionObject['status']
  mode: SessionObject['mode']
  email: string | null
  lines: { price: PriceView; quantity: number; amount: number }[]
  currency: string
  /** The amounts due today, before and after the discount. */
  subtotal: number
  total: number
  discount: number
  coupon: { name: string | null; percentOff: number | null; amountOff: number | null } | null
  /** Days without payment before the first one; null without a trial. */
  trialDays: number | null
  trialEnd: number | null
  expiresAt: number
  metadata: Metadata
  /** The address after paying, with the id of the checkout filled in. */
  successUrl: string
  cancelUrl: string | null
}

/** The content of a checkout's page. @throws SimulatorError */
export function checkoutView(world: World, sessionId: string): CheckoutView {
  const session = world.find('sessions', sessionId)
  const plan = world.state.plans[sessionId]
  if (!session || !plan) throw new SimulatorError('unknown_checkout', 'There is no such checkout.')
  const couponId = session.discounts[0]?.coupon
  const coupon = couponId === undefined ? undefined : world.find('coupons', couponId)
  return {
    id: session.id,
    status: session.status,
    mode: session.mode,
    email: session.customer_details?.email ?? null,
    lines: sessionLines(world, session).data.map((line) => ({
      price: priceView(world, line.price),
      quantity: line.quantity ?? 1,
      amount: line.amount_subtotal,
    })),
    currency: session.currency,
    subtotal: session.amount_subtotal,
    total: session.amount_total,
    discount: session.total_details?.amount_discount ?? 0,
    coupon: coupon
      ? { name: coupon.name, percentOff: coupon.percent_off, amountOff: coupon.amount_off }
      : null,
    trialDays: plan.trialDays,
    trialEnd: plan.trialEnd,
    expiresAt: session.expires_at,
    metadata: session.metadata,
    successUrl: session.success_url.replaceAll('{CHECKOUT_SESSION_ID}', session.id),
    cancelUrl: session.cancel_url,
  }
}
