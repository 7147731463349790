import type Stripe from 'stripe'
import type { Metadata, Wire, WireList } from './objects'

/** A payment, with all its attempts. */
export type PaymentIntentObject = Wire<
  Stripe.PaymentIntent,
  {
    application: null
    customer: string | null
    last_payment_error: {
      type: 'card_error'
      code: string
      decline_code?: string
      message: string
    } | null
    latest_charge: string | null
    metadata: Metadata
    on_behalf_of: string | null
    payment_method: string | null
    payment_record: null
    review: null
    source: null
    status: 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled'
    transfer_data: { destination: string } | null
  }
>

/** One attempt to take money from a card. */
export type ChargeObject = Wire<
  Stripe.Charge,
  {
    application: null
    application_fee: null
    balance_transaction: null
    customer: string | null
    failure_balance_transaction: null
    metadata: Metadata
    on_behalf_of: string | null
    payment_intent: string
    payment_method: string
    review: null
    source_transfer: null
    transfer: null
    transfer_data: { amount: null; destination: string } | null
    refunds?: WireList<RefundObject>
  }
>

/** A refund. */
export type RefundObject = Wire<
  Stripe.Refund,
  {
    balance_transaction: null
    charge: string
    failure_balance_transaction?: never
    metadata: Metadata
    payment_intent: string
    payment_method: string | null
    source_transfer_reversal: null
    transfer_reversal: null
  }
>

/** A card of a customer. */
export type PaymentMethodObject = Wire<
  Stripe.PaymentMethod,
  { customer: string | null; metadata: Metadata }
>
