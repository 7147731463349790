import { cardOf } from '../cards'
import type { World } from '../state/world'
import type { PaymentMethodObject } from '../wire/payment-objects'

/** Adds a card that is not attached to a customer. */
export function addCard(world: World, number: string, email: string | null): PaymentMethodObject {
  const card = cardOf(number)
  const id = world.id('pm')
  world.state.cards[id] = card.number
  return world.add('payment_methods', {
    id,
    object: 'payment_method',
    allow_redisplay: 'limited',
    billing_details: {
      address: {
        city: null,
        country: null,
        line1: null,
        line2: null,
        postal_code: null,
        state: null,
      },
      email,
      name: null,
      phone: null,
      tax_id: null,
    },
    card: {
      brand: 'visa',
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'US',
      display_brand: 'visa',
      exp_month: 12,
      exp_year: new Date(world.seconds * 1000).getUTCFullYear() + 4,
      fingerprint: null,
      funding: 'credit',
      generated_from: null,
      last4: card.number.slice(-4),
      networks: { available: ['visa'], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: world.seconds,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  })
}

/** Attaches a card to a customer as the default payment method. */
export function attachCard(world: World, methodId: string, customerId: string): void {
  if (world.need('payment_methods', methodId).customer === null)
    world.change('payment_methods', methodId, { customer: customerId }, 'payment_method.attached')
  const settings = world.need('customers', customerId).invoice_settings
  world.change(
    'customers',
    customerId,
    { invoice_settings: { ...settings, default_payment_method: methodId } },
    'customer.updated',
  )
}

/** Returns the card that a subscription is charged to: its own, or its customer's. */
export function cardFor(world: World, subscriptionId: string): string | null {
  const subscription = world.need('subscriptions', subscriptionId)
  const customer = world.need('customers', subscription.customer)
  return subscription.default_payment_method ?? customer.invoice_settings.default_payment_method
}
