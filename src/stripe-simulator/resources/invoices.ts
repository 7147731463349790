import { z } from 'zod'
import { attemptInvoice } from '../billing/collecting'
import { subscriptionOf } from '../billing/invoices'
import { invalid } from '../wire/errors'
import { matchesFilter, isWithin, page } from './lists'
import { bool, expand, paging, range } from './params'
import { previewInvoice, previewParams } from './preview'
import { type Route, route } from './route'
import { cardFailure } from './subscription-update'

const listed = z.strictObject({
  ...paging,
  created: range.optional(),
  customer: z.string().optional(),
  status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']).optional(),
  subscription: z.string().optional(),
  expand,
})

/** Invoices: retrieve, list, pay, preview; and the payments of invoices. */
export const invoiceRoutes: readonly Route[] = [
  route('GET', '/v1/invoices', listed, (world, given) =>
    page(
      world
        .all('invoices')
        .filter(
          (invoice) =>
            matchesFilter(invoice.customer, given.customer) &&
            matchesFilter<string>(invoice.status, given.status) &&
            matchesFilter(invoice.parent.subscription_details.subscription, given.subscription) &&
            isWithin(invoice.created, given.created),
        ),
      '/v1/invoices',
      given,
    ),
  ),
  route('POST', '/v1/invoices/create_preview', previewParams, previewInvoice),
  route('GET', '/v1/invoices/:id', z.strictObject({ expand }), (world, _, id) =>
    world.need('invoices', id),
  ),
  route(
    'GET',
    '/v1/invoices/:id/lines',
    z.strictObject({ ...paging, expand }),
    (world, _, id) => world.need('invoices', id).lines,
  ),
  route(
    'POST',
    '/v1/invoices/:id/pay',
    z.strictObject({ expand, off_session: bool.optional() }),
    (world, _, id) => {
      const invoice = world.need('invoices', id)
      if (invoice.status === 'paid')
        throw invalid('Invoice is already paid', undefined, 'invoice_already_paid')
      if (invoice.status !== 'open') throw invalid('This invoice can no longer be paid.')
      const { status } = subscriptionOf(world, invoice)
      const outcome = attemptInvoice(world, id, { isAutomatic: false })
      if (outcome.result === 'declined') throw cardFailure(outcome)
      if (outcome.result === 'needs_confirmation')
        throw invalid(
          `The payment of a subscription that is ${status} needs to be confirmed.`,
          undefined,
          'invoice_payment_intent_requires_action',
        )
      return invoice
    },
  ),
  route(
    'GET',
    '/v1/invoice_payments',
    z.strictObject({
      ...paging,
      invoice: z.string().optional(),
      payment: z
        .strictObject({ type: z.literal('payment_intent'), payment_intent: z.string().optional() })
        .optional(),
      status: z.enum(['canceled', 'open', 'paid']).optional(),
      expand,
    }),
    (world, given) =>
      page(
        world
          .all('invoice_payments')
          .filter(
            (link) =>
              matchesFilter(link.invoice, given.invoice) &&
              matchesFilter(link.status, given.status) &&
              matchesFilter(link.payment.payment_intent, given.payment?.payment_intent),
          ),
        '/v1/invoice_payments',
        given,
      ),
  ),
  route('GET', '/v1/invoice_payments/:id', z.strictObject({ expand }), (world, _, id) =>
    world.need('invoice_payments', id),
  ),
]
