import type { Payload } from 'payload'
import type Stripe from 'stripe'
import { rows } from '../../database/statements'
import { getStripe } from '../stripe/client'
import { modeOf } from '../stripe/identity'
import { nextReadNumber } from '../stripe/read-number'

const STORE = {
  name: 'payment_account_store_read',
  text: `update payment_accounts set charges_enabled = $2, payouts_enabled = $3,
      details_submitted = $4, missing = $5::jsonb, payment_read = $6::bigint
    where stripe_account_id = $1 and mode = $7 and payment_read < $6::bigint`,
}

/** Syncs the account of a site from the payment service: its capabilities and missing requirements. */
export async function syncAccount(payload: Payload, id: string): Promise<void> {
  const read = await nextReadNumber(payload)
  const account = await getStripe(payload).accounts.retrieve(id)
  await rows(payload, STORE, [
    id,
    account.charges_enabled,
    account.payouts_enabled,
    account.details_submitted,
    JSON.stringify(missingOf(account)),
    read,
    modeOf(payload),
  ])
}

/** The requirements that the account still has to meet, in Stripe's names; the most urgent first. */
const missingOf = ({ requirements }: Stripe.Account): string[] => [
  ...new Set([...(requirements?.past_due ?? []), ...(requirements?.currently_due ?? [])]),
]
