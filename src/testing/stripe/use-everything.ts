import { CARD, idOf, makePrice, type Simulated, startCheckout, subscribe } from './simulated'
/** Sends every supported request to the simulator at least once. */
export async function sendEveryRequest(room: Simulated): Promise<void> {
  const { stripe } = room
  await useCatalog(room)
  const account = await useAccounts(room)
  const price = await makePrice(room, 1000)
  await stripe.coupons.create({
    id: 'HALF',
    percent_off: 50,
    duration: 'repeating',
    duration_in_months: 3,
  })
  const subscription = await subscribe(room, price.id, {
    automatic_tax: { enabled: true },
    client_reference_id: 'order',
    discounts: [{ coupon: 'HALF' }],
    metadata: { a: 'b' },
    subscription_data: {
      metadata: { c: 'd' },
      transfer_data: { destination: account },
      application_fee_percent: 10,
      trial_period_days: 7,
    },
  })
  room.simulator.advance({ days: 8 })
  await useSubscription(room, subscription.id, idOf(subscription.customer))
  await useLists(room)
  await usePayments(room)
  await stripe.subscriptions.cancel(subscription.id, { prorate: true, invoice_now: true })
  await stripe.coupons.del('HALF')
}

async function useCatalog(room: Simulated): Promise<void> {
  const { stripe } = room
  const price = await makePrice(room, 700, 'year', 'eur')
  await stripe.products.retrieve(idOf(price.product))
  await stripe.products.update(idOf(price.product), { name: 'Another name', active: true })
  await stripe.products.list({ active: true, limit: 3 })
  await stripe.prices.update(price.id, { lookup_key: 'key', active: true, metadata: { a: 'b' } })
  await stripe.prices.retrieve(price.id, { expand: ['product'] })
  await stripe.prices.list({ lookup_keys: ['key'], active: true })
  await stripe.coupons.create({
    amount_off: 100,
    currency: 'usd',
    duration: 'once',
    max_redemptions: 3,
  })
  await stripe.coupons.create({ id: 'MANY', percent_off: 12.5, duration: 'forever' })
  await stripe.coupons.retrieve('MANY')
  await stripe.coupons.update('MANY', { name: 'Many' })
  await stripe.coupons.list()
}

async function useAccounts({ stripe, simulator }: Simulated): Promise<string> {
  const { id } = await stripe.accounts.create({
    type: 'express',
    country: 'DE',
    email: 'author@example.com',
    business_type: 'individual',
    business_profile: { name: 'Kitchen', url: 'https://kitchen.example.com' },
    capabilities: { transfers: { requested: true }, card_payments: { requested: true } },
  })
  await stripe.accountLinks.create({
    account: id,
    type: 'account_onboarding',
    refresh_url: 'https://example.com/again',
    return_url: 'https://example.com/done',
  })
  simulator.finishAccount(id)
  await stripe.accounts.retrieve(id)
  await stripe.accounts.update(id, { metadata: { a: 'b' } })
  await stripe.accounts.list()
  await stripe.accounts.createLoginLink(id)
  return id
}

async function useSubscription(room: Simulated, id: string, customer: string): Promise<void> {
  const { stripe } = room
  const { items } = await stripe.subscriptions.retrieve(id, {
    expand: ['customer', 'latest_invoice', 'default_payment_method'],
  })
  const change = { items: [{ id: items.data[0]?.id ?? '', price: (await makePrice(room)).id }] }
  await stripe.invoices.createPreview({
    subscription: id,
    subscription_details: { ...change, proration_behavior: 'always_invoice' },
  })
  await stripe.subscriptions.update(id, {
    ...change,
    proration_behavior: 'always_invoice',
    payment_behavior: 'error_if_incomplete',
  })
  await stripe.subscriptions.update(id, {
    cancel_at_period_end: true,
    cancellation_details: { feedback: 'unused', comment: 'No time to cook' },
    metadata: { a: '' },
  })
  await stripe.subscriptions.update(id, {
    cancel_at_period_end: false,
    pause_collection: { behavior: 'void' },
  })
  await stripe.subscriptions.update(id, { pause_collection: '' })
  await stripe.subscriptions.list({ customer, status: 'all', limit: 5 })
  await stripe.customers.update(customer, { name: 'Reader', metadata: { a: 'b' } })
  await stripe.customers.retrieve(customer)
  const { id: configuration } = await stripe.billingPortal.configurations.create({
    business_profile: { headline: 'Kitchen' },
    features: { invoice_history: { enabled: true } },
  })
  await stripe.billingPortal.configurations.list({ is_default: true })
  await stripe.billingPortal.configurations.retrieve(configuration)
  await stripe.billingPortal.sessions.create({
    customer,
    configuration,
    return_url: 'https://example.com/account',
  })
}

async function useLists({ stripe }: Simulated): Promise<void> {
  const invoices = await stripe.invoices.list({ limit: 3, status: 'paid' })
  const [invoice] = invoices.data
  await stripe.invoices.retrieve(invoice?.id ?? '', { expand: ['payments'] })
  const links = await stripe.invoicePayments.list({ status: 'paid' })
  await stripe.invoicePayments.retrieve(links.data[0]?.id ?? '')
  await stripe.customers.list({ email: 'reader@example.com' })
  const events = await stripe.events.list({ types: ['invoice.paid'], created: { gte: 1 } })
  await stripe.events.retrieve(events.data[0]?.id ?? '')
  await stripe.checkout.sessions.list({ status: 'complete', limit: 3 })
}

async function usePayments(room: Simulated): Promise<void> {
  const { stripe, simulator } = room
  const { id: customer } = await stripe.customers.create({ email: 'b@example.com', name: 'B' })
  const wish = {
    customer,
    mode: 'payment' as const,
    line_items: [
      {
        price_data: { currency: 'jpy', unit_amount: 900, product_data: { name: 'Book' } },
        quantity: 2,
      },
    ],
    payment_intent_data: { metadata: { recipe: '7' } },
    expires_at: Math.floor(simulator.now().getTime() / 1000) + 3600,
  }
  const over = await startCheckout(room, 'none', wish)
  await stripe.checkout.sessions.expire(over.id)
  const session = await startCheckout(room, 'none', wish)
  await stripe.checkout.sessions.update(session.id, { metadata: { a: 'b' } })
  await stripe.checkout.sessions.listLineItems(session.id)
  simulator.payCheckout(session.id, CARD.pays)
  const { payment_intent: made } = await stripe.checkout.sessions.retrieve(session.id)
  const payment = await stripe.paymentIntents.retrieve(idOf(made))
  await stripe.paymentIntents.list({ customer })
  await stripe.charges.retrieve(idOf(payment.latest_charge))
  await stripe.paymentMethods.retrieve(idOf(payment.payment_method))
  const { id: refund } = await stripe.refunds.create({
    payment_intent: payment.id,
    amount: 100,
    reason: 'requested_by_customer',
  })
  await stripe.refunds.retrieve(refund)
  await stripe.refunds.list({ payment_intent: payment.id })
}
