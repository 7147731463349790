import { z } from 'zod'
import { draftInvoice } from '../billing/invoices'
import { itemLine, prorationLine } from '../billing/invoice-lines'
import { periodEnd } from '../billing/periods'
import { waitingItems } from '../billing/renewing'
import { itemsIn, periodOf } from '../billing/subscriptions'
import { World } from '../state/world'
import { invalid } from '../wire/errors'
import type { InvoiceObject } from '../wire/objects'
import { expand, whole } from './params'
import { itemChanges, prorationBehavior, updateSubscription } from './subscription-update'

/** Parameters of an invoice preview, optionally after a change. */
export const previewParams = z.strictObject({
  customer: z.string().optional(),
  subscription: z.string().optional(),
  subscription_details: z
    .strictObject({
      items: itemChanges.optional(),
      proration_behavior: prorationBehavior.optional(),
      proration_date: whole.optional(),
      trial_end: z.union([z.literal('now'), whole]).optional(),
    })
    .optional(),
  expand,
})

/** Applies a change to a copy of the state, and returns the next invoice. */
export function previewInvoice(world: World, given: z.output<typeof previewParams>): InvoiceObject {
  const { subscription: id } = given
  if (id === undefined)
    throw invalid('Missing required param: subscription.', 'subscription', 'parameter_missing')
  const latest = world.need('subscriptions', id, 'subscription').latest_invoice
  const trial = new World(structuredClone(world.state), world.options)
  if (given.subscription_details) updateSubscription(trial, given.subscription_details, id)
  const after = trial.need('subscriptions', id)
  const isImmediate = after.latest_invoice !== null && after.latest_invoice !== latest
  const invoice = isImmediate
    ? trial.need('invoices', after.latest_invoice ?? '')
    : nextInvoice(trial, id)
  return {
    ...invoice,
    id: world.id('upcoming_in'),
    status: 'draft',
    number: null,
    amount_paid: 0,
    amount_remaining: invoice.amount_due,
  }
}

function nextInvoice(world: World, id: string): InvoiceObject {
  const subscription = world.need('subscriptions', id)
  const [first] = subscription.items.data
  if (!first || subscription.status === 'canceled' || subscription.cancel_at_period_end)
    throw invalid('No upcoming invoices for customer', undefined, 'invoice_upcoming_none')
  const start = periodOf(subscription).end
  const end = periodEnd(subscription.billing_cycle_anchor, start, first.price)
  world.change('subscriptions', id, { items: itemsIn(subscription, { start, end }) })
  const lines = [
    ...waitingItems(world, id).map((waiting) => prorationLine(world, waiting)),
    ...subscription.items.data.map((item) => itemLine(world, item, false)),
  ]
  return draftInvoice(world, subscription, 'subscription_cycle', lines)
}
