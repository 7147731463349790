import { z } from 'zod'
import type { World } from '../state/world'
import { invalid } from '../wire/errors'
import type { ChargeObject, RefundObject } from '../wire/payment-objects'
import { matchesFilter, isWithin, page } from './lists'
import { amount, bool, expand, metadata, newMetadata, paging, range } from './params'
import { type Route, route } from './route'

const newRefund = z.strictObject({
  amount: amount.refine((value) => value > 0, 'The amount must be at least 1.').optional(),
  charge: z.string().optional(),
  metadata: metadata.optional(),
  payment_intent: z.string().optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  refund_application_fee: bool.optional(),
  reverse_transfer: bool.optional(),
  expand,
})

const ids = z.strictObject({ expand })

/** Routes of payments, charges, payment methods and refunds. */
export const paymentRoutes: readonly Route[] = [
  route('GET', '/v1/payment_intents/:id', ids, (world, _, id) => world.need('payment_intents', id)),
  route(
    'GET',
    '/v1/payment_intents',
    z.strictObject({
      ...paging,
      created: range.optional(),
      customer: z.string().optional(),
      expand,
    }),
    (world, given) =>
      page(
        world
          .all('payment_intents')
          .filter(
            (payment) =>
              matchesFilter<string | null>(payment.customer, given.customer) &&
              isWithin(payment.created, given.created),
          ),
        '/v1/payment_intents',
        given,
      ),
  ),
  route('GET', '/v1/charges/:id', ids, (world, _, id) => world.need('charges', id)),
  route('GET', '/v1/payment_methods/:id', ids, (world, _, id) => world.need('payment_methods', id)),
  route('POST', '/v1/refunds', newRefund, refund),
  route('GET', '/v1/refunds/:id', ids, (world, _, id) => world.need('refunds', id)),
  route(
    'GET',
    '/v1/refunds',
    z.strictObject({
      ...paging,
      payment_intent: z.string().optional(),
      charge: z.string().optional(),
      expand,
    }),
    (world, given) =>
      page(
        world
          .all('refunds')
          .filter(
            (back) =>
              matchesFilter(back.payment_intent, given.payment_intent) &&
              matchesFilter(back.charge, given.charge),
          ),
        '/v1/refunds',
        given,
      ),
  ),
]

function chargeOf(world: World, given: z.output<typeof newRefund>): ChargeObject {
  if (given.charge !== undefined) return world.need('charges', given.charge, 'charge')
  if (given.payment_intent === undefined)
    throw invalid(
      'One of the following params should be provided for this request: payment_intent or charge.',
      'payment_intent',
      'parameter_missing',
    )
  const payment = world.need('payment_intents', given.payment_intent, 'payment_intent')
  if (payment.status !== 'succeeded' || payment.latest_charge === null)
    throw invalid(
      `This PaymentIntent (${payment.id}) does not have a successful charge to refund.`,
      'payment_intent',
    )
  return world.need('charges', payment.latest_charge)
}

function refund(world: World, given: z.output<typeof newRefund>): RefundObject {
  const charge = chargeOf(world, given)
  const rest = charge.amount_captured - charge.amount_refunded
  if (rest <= 0)
    throw invalid(
      `Charge ${charge.id} has already been refunded.`,
      undefined,
      'charge_already_refunded',
    )
  const back = given.amount ?? rest
  if (back > rest)
    throw invalid(
      `Refund amount (${back}) is greater than unrefunded amount on charge (${rest})`,
      'amount',
    )
  const made = world.add(
    'refunds',
    {
      id: world.id('re'),
      object: 'refund',
      amount: back,
      balance_transaction: null,
      charge: charge.id,
      created: world.seconds,
      currency: charge.currency,
      customer: charge.customer,
      customer_account: null,
      destination_details: { card: { type: 'refund' }, type: 'card' },
      metadata: newMetadata(given.metadata),
      payment_intent: charge.payment_intent,
      payment_method: charge.payment_method,
      reason: given.reason ?? null,
      receipt_number: null,
      source_transfer_reversal: null,
      status: 'succeeded',
      transfer_reversal: null,
    },
    'refund.created',
  )
  const refunded = charge.amount_refunded + back
  world.change(
    'charges',
    charge.id,
    { amount_refunded: refunded, refunded: refunded === charge.amount },
    'charge.refunded',
  )
  return made
}
