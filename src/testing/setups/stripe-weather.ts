import type { Payload } from 'payload'
import { receiveEvents } from '@/src/server/payments/webhooks/local-delivery'
import { applyEvents } from '@/src/server/payments/webhooks/apply'
import { makeUser } from '@/src/testing/builders'
import type { StripeWeather } from '@/src/testing/servers/stripe-weather'
import { beginCheckout, GOOD_CARD } from './payments'
import type { Bought, Buyer } from './payments'

/** Settings of a product whose Stripe can be made to fail. */
export const weatherSettings = ({ url }: StripeWeather): Record<string, string> => ({
  LIMITS_FACTOR: '1000',
  STRIPE_SECRET_KEY: 'sk_test_weather',
  STRIPE_WEBHOOK_SECRET: 'whsec_weather',
  STRIPE_API_URL: url,
  STRIPE_TIMEOUT_MS: '300',
})

/** Sends the new events, signed, as Stripe does. */
export const deliver = (payload: Payload, { simulator }: StripeWeather): Promise<void> =>
  receiveEvents(payload, simulator.takeEvents())

const ROW = `select b.id, b.user_id as "userId", b.stripe_subscription_id as "stripeId",
    b.stripe_customer_id as "customerId"
  from subscriptions b where b.site_id = $1 and b.user_id = $2`

/** Buys a plan of a site, with webhooks applied. */
export async function buyInWeather(
  payload: Payload,
  stripe: StripeWeather,
  buyer: Partial<Buyer> & { siteId: string },
): Promise<Bought> {
  const user = await makeUser(payload)
  const session = await beginCheckout(payload, { ...buyer, userId: user.id, email: user.email })
  stripe.simulator.payCheckout(session, GOOD_CARD)
  await deliver(payload, stripe)
  await applyEvents(payload)
  const { rows } = await payload.db.pool.query<Bought>(ROW, [buyer.siteId, user.id])
  const [bought] = rows
  if (!bought) throw new Error('Nothing was bought.')
  return bought
}
