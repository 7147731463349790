import { cardOf, type Decline, type TestCard } from '../cards'
import type { World } from '../state/world'
import type { Metadata } from '../wire/objects'
import type { ChargeObject, PaymentIntentObject } from '../wire/payment-objects'

/** Parameters of a payment. */
export type PaymentParams = {
  amount: number
  currency: string
  customer: string | null
  description: string | null
  metadata: Metadata
  destination: string | null
  feeAmount: number | null
  onBehalfOf: string | null
}

/** The outcome of a payment. */
export type Outcome =
  { result: 'paid' | 'needs_confirmation' } | { result: 'declined'; decline: Decline }

/** The occasion of a charge, which decides the effect of some test cards. */
export type Occasion = 'first' | 'confirmed' | 'later'

/** Creates a payment intent that waits for a card. */
export function startPayment(world: World, params: PaymentParams): PaymentIntentObject {
  const id = world.id('pi')
  return world.add(
    'payment_intents',
    {
      id,
      object: 'payment_intent',
      allowed_payment_method_types: null,
      amount: params.amount,
      amount_capturable: 0,
      amount_details: { tip: {} },
      amount_received: 0,
      application: null,
      application_fee_amount: params.feeAmount,
      automatic_payment_methods: null,
      canceled_at: null,
      cancellation_reason: null,
      capture_method: 'automatic',
      client_secret: `${id}_${world.id('secret')}`,
      confirmation_method: 'automatic',
      created: world.seconds,
      currency: params.currency,
      customer: params.customer,
      customer_account: null,
      description: params.description,
      excluded_payment_method_types: null,
      last_payment_error: null,
      latest_charge: null,
      livemode: false,
      managed_payments: null,
      metadata: params.metadata,
      next_action: null,
      on_behalf_of: params.onBehalfOf,
      payment_method: null,
      payment_method_configuration_details: null,
      payment_method_options: {},
      payment_method_types: ['card'],
      payment_record: null,
      processing: null,
      receipt_email: null,
      review: null,
      setup_future_usage: null,
      shipping: null,
      source: null,
      statement_descriptor: null,
      statement_descriptor_suffix: null,
      status: 'requires_payment_method',
      transfer_data: params.destination === null ? null : { destination: params.destination },
      transfer_group: null,
    },
    'payment_intent.created',
  )
}

/** Returns the outcome of charging a card. */
export function verdict(card: TestCard, occasion: Occasion): Outcome {
  if (card.effect === 'asks' && occasion === 'first') return { result: 'needs_confirmation' }
  const isDeclined =
    card.effect === 'declines' || (card.effect === 'fails_later' && occasion === 'later')
  return isDeclined && card.decline
    ? { result: 'declined', decline: card.decline }
    : { result: 'paid' }
}

/** Attempts a payment with a card. */
export function charge(
  world: World,
  paymentId: string,
  methodId: string,
  occasion: Occasion,
): Outcome {
  const outcome = verdict(cardOf(world.state.cards[methodId] ?? ''), occasion)
  if (outcome.result === 'needs_confirmation') {
    world.change(
      'payment_intents',
      paymentId,
      {
        status: 'requires_action',
        payment_method: methodId,
        next_action: { type: 'use_stripe_sdk' },
      },
      'payment_intent.requires_action',
    )
    return outcome
  }
  const attempt = recordAttempt(world, paymentId, methodId, outcome)
  const payment = world.need('payment_intents', paymentId)
  if (outcome.result === 'paid') {
    world.change(
      'payment_intents',
      paymentId,
      {
        status: 'succeeded',
        amount_received: payment.amount,
        latest_charge: attempt.id,
        payment_method: methodId,
        next_action: null,
        last_payment_error: null,
      },
      'payment_intent.succeeded',
    )
    return outcome
  }
  world.change(
    'payment_intents',
    paymentId,
    {
      status: 'requires_payment_method',
      latest_charge: attempt.id,
      payment_method: null,
      next_action: null,
      last_payment_error: paymentError(outcome),
    },
    'payment_intent.payment_failed',
  )
  return outcome
}

function paymentError(outcome: Outcome): PaymentIntentObject['last_payment_error'] {
  if (outcome.result !== 'declined') return null
  const { code, declineCode, message } = outcome.decline
  const said = { type: 'card_error' as const, code, message }
  return declineCode === null ? said : { ...said, decline_code: declineCode }
}

function recordAttempt(
  world: World,
  paymentId: string,
  methodId: string,
  outcome: Outcome,
): ChargeObject {
  const payment = world.need('payment_intents', paymentId)
  const method = world.need('payment_methods', methodId)
  const isPaid = outcome.result === 'paid'
  const decline = outcome.result === 'declined' ? outcome.decline : null
  const id = world.id('ch')
  return world.add(
    'charges',
    {
      ...structuredClone(EMPTY_CHARGE),
      id,
      amount: payment.amount,
      amount_captured: isPaid ? payment.amount : 0,
      application_fee_amount: payment.application_fee_amount,
      billing_details: method.billing_details,
      captured: isPaid,
      created: world.seconds,
      currency: payment.currency,
      customer: payment.customer,
      description: payment.description,
      failure_code: decline?.code ?? null,
      failure_message: decline?.message ?? null,
      metadata: payment.metadata,
      on_behalf_of: payment.on_behalf_of,
      paid: isPaid,
      payment_intent: payment.id,
      payment_method: methodId,
      status: isPaid ? 'succeeded' : 'failed',
      transfer_data:
        payment.transfer_data === null
          ? null
          : { amount: null, destination: payment.transfer_data.destination },
    },
    isPaid ? 'charge.succeeded' : 'charge.failed',
  )
}

/** Constant fields of a new charge. */
const EMPTY_CHARGE = {
  object: 'charge',
  amount_refunded: 0,
  application: null,
  application_fee: null,
  balance_transaction: null,
  calculated_statement_descriptor: null,
  disputed: false,
  failure_balance_transaction: null,
  fraud_details: {},
  livemode: false,
  outcome: null,
  payment_method_details: null,
  radar_options: {},
  receipt_email: null,
  receipt_number: null,
  receipt_url: null,
  refunded: false,
  review: null,
  shipping: null,
  source: null,
  source_transfer: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  transfer: null,
  transfer_group: null,
} satisfies Partial<ChargeObject>
