import type { World } from '../state/world'
import type { InvoiceLineObject, InvoiceObject, SubscriptionObject } from '../wire/objects'
import { startPayment } from './charging'
import { type DraftLine, finishLines } from './invoice-lines'

/** Drafts an invoice of a subscription. */
export function draftInvoice(
  world: World,
  subscription: SubscriptionObject,
  reason: InvoiceObject['billing_reason'],
  drafts: readonly DraftLine[],
): InvoiceObject {
  const id = world.id('in')
  const isReduced = drafts.some((line) => line.amount > 0)
  const lines = finishLines(world, id, drafts, isReduced ? subscription.discounts : [])
  const item = subscription.items.data[0]
  const invoice = world.add(
    'invoices',
    {
      ...EMPTY_INVOICE,
      ...sums(lines),
      ...customerOf(world, subscription),
      id,
      automatic_tax: {
        disabled_reason: null,
        enabled: subscription.automatic_tax.enabled,
        liability: subscription.automatic_tax.enabled ? { type: 'self' } : null,
        provider: null,
        status: subscription.automatic_tax.enabled ? 'complete' : null,
      },
      billing_reason: reason,
      created: world.seconds,
      currency: subscription.currency,
      description: subscription.description,
      discounts: [...subscription.discounts],
      lines: { object: 'list', data: lines, has_more: false, url: `/v1/invoices/${id}/lines` },
      on_behalf_of: subscription.on_behalf_of,
      parent: {
        quote_details: null,
        subscription_details: {
          metadata: { ...subscription.metadata },
          subscription: subscription.id,
        },
        type: 'subscription_details',
      },
      period_start: item?.current_period_start ?? world.seconds,
      period_end: item?.current_period_end ?? world.seconds,
    },
    'invoice.created',
  )
  for (const draft of drafts)
    if (draft.invoiceItem !== null)
      world.change('invoice_items', draft.invoiceItem, { invoice: id })
  world.change('subscriptions', subscription.id, { latest_invoice: id }, SUBSCRIPTION_UPDATED)
  return invoice
}

/** The event of each change of a subscription. */
export const SUBSCRIPTION_UPDATED = 'customer.subscription.updated'

/**
 * Finalizes a draft: assigns its number, applies the customer's credit and creates the required payment.
 */
export function finalizeInvoice(world: World, id: string): InvoiceObject {
  const invoice = world.need('invoices', id)
  const customer = world.need('customers', invoice.customer)
  const starting = customer.balance
  const ending =
    invoice.total < 0 ? starting + invoice.total : Math.min(0, starting + invoice.total)
  const balance = starting > 0 ? starting : ending
  const due = invoice.total < 0 ? 0 : Math.max(0, invoice.total + Math.min(0, starting))
  const sequence = customer.next_invoice_sequence
  world.change(
    'customers',
    customer.id,
    { balance, next_invoice_sequence: sequence + 1, currency: invoice.currency },
    'customer.updated',
  )
  world.change(
    'invoices',
    id,
    {
      status: 'open',
      number: `${customer.invoice_prefix}-${String(sequence).padStart(4, '0')}`,
      starting_balance: starting,
      ending_balance: balance,
      amount_due: due,
      amount_remaining: due,
      effective_at: world.seconds,
      status_transitions: { ...invoice.status_transitions, finalized_at: world.seconds },
    },
    'invoice.finalized',
  )
  if (due > 0) linkPayment(world, id)
  return invoice
}

function linkPayment(world: World, invoiceId: string): void {
  const invoice = world.need('invoices', invoiceId)
  const subscription = subscriptionOf(world, invoice)
  const fee = subscription.application_fee_percent
  const payment = startPayment(world, {
    amount: invoice.amount_due,
    currency: invoice.currency,
    customer: invoice.customer,
    description:
      invoice.billing_reason === 'subscription_create'
        ? 'Subscription creation'
        : 'Subscription update',
    metadata: {},
    destination: subscription.transfer_data?.destination ?? null,
    feeAmount: fee === null ? null : Math.round((invoice.amount_due * fee) / 100),
    onBehalfOf: subscription.on_behalf_of,
  })
  world.add('invoice_payments', {
    id: world.id('inpay'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: invoice.amount_due,
    created: world.seconds,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: payment.id, type: 'payment_intent' },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  })
}

/** Returns the subscription that an invoice is for. */
export const subscriptionOf = (world: World, invoice: InvoiceObject): SubscriptionObject =>
  world.need('subscriptions', invoice.parent.subscription_details.subscription)

const off = (line: InvoiceLineObject): number =>
  line.discount_amounts.reduce((sum, discount) => sum + discount.amount, 0)

function sums(lines: readonly InvoiceLineObject[]) {
  const subtotal = lines.reduce((sum, line) => sum + line.amount, 0)
  const total = lines.reduce((sum, line) => sum + line.amount - off(line), 0)
  const discounts = new Map<string, number>()
  for (const { amount, discount } of lines.flatMap((line) => line.discount_amounts))
    discounts.set(discount, (discounts.get(discount) ?? 0) + amount)
  const due = Math.max(0, total)
  return {
    subtotal,
    subtotal_excluding_tax: subtotal,
    total,
    total_excluding_tax: total,
    total_discount_amounts: [...discounts].map(([discount, amount]) => ({ amount, discount })),
    amount_due: due,
    amount_remaining: due,
  }
}

function customerOf(world: World, subscription: SubscriptionObject) {
  const { id, email, name } = world.need('customers', subscription.customer)
  return { customer: id, customer_email: email, customer_name: name }
}

/** Invoice fields that this simulator never fills. */
const EMPTY_INVOICE = {
  object: 'invoice',
  account_country: 'US',
  account_name: 'Test mode',
  account_tax_ids: null,
  amount_overpaid: 0,
  amount_paid: 0,
  amount_paid_off_stripe: 0,
  amount_shipping: 0,
  application: null,
  attempt_count: 0,
  attempted: false,
  auto_advance: true,
  automatically_finalizes_at: null,
  collection_method: 'charge_automatically',
  custom_fields: null,
  customer_account: null,
  customer_address: null,
  customer_phone: null,
  customer_shipping: null,
  customer_tax_exempt: 'none',
  customer_tax_ids: [],
  default_payment_method: null,
  default_source: null,
  default_tax_rates: [],
  due_date: null,
  effective_at: null,
  ending_balance: null,
  footer: null,
  from_invoice: null,
  hosted_invoice_url: null,
  invoice_pdf: null,
  issuer: { type: 'self' },
  last_finalization_error: null,
  latest_revision: null,
  livemode: false,
  metadata: {},
  next_payment_attempt: null,
  number: null,
  payment_settings: {
    default_mandate: null,
    payment_method_options: null,
    payment_method_types: null,
  },
  post_payment_credit_notes_amount: 0,
  pre_payment_credit_notes_amount: 0,
  receipt_number: null,
  rendering: null,
  shipping_cost: null,
  shipping_details: null,
  starting_balance: 0,
  statement_descriptor: null,
  status: 'draft',
  status_transitions: {
    finalized_at: null,
    marked_uncollectible_at: null,
    paid_at: null,
    voided_at: null,
  },
  test_clock: null,
  total_pretax_credit_amounts: [],
  total_taxes: [],
  webhooks_delivered_at: null,
} satisfies Partial<InvoiceObject>
