import type { Payload } from 'payload'
import { firstRow } from '../../database/statements'
import { createOnce } from '../stripe/create-once'
import { deploymentId, buildStripeMetadata, modeOf } from '../stripe/identity'

/** The payer: a user, or an address without an account. */
export type Payer = { userId: string | null; email: string }

const FIND = {
  name: 'payment_customer',
  text: `select stripe_customer_id as id from payment_customers
    where mode = $1 and case when $2::uuid is null then user_id is null and email = $3
      else user_id = $2 end`,
}
const KEEP = {
  name: 'payment_customer_keep',
  text: `insert into payment_customers (mode, user_id, email, stripe_customer_id)
    values ($1, $2, $3, $4) on conflict do nothing`,
}

/** Finds a payer's customer at the payment service; null when they never paid. */
export async function findCustomer(payload: Payload, payer: Payer): Promise<string | null> {
  const values = [modeOf(payload), payer.userId, payer.email]
  return (await firstRow<{ id: string }>(payload, FIND, values))?.id ?? null
}

/**
 * Returns a payer's customer at the payment service, or creates it: one for all sites, so that all their
 * payments are in one place. The address of
 * a payer without an account is sent to nobody else.
 * @throws Failure `unavailable`
 */
export async function ensureCustomer(payload: Payload, payer: Payer): Promise<string> {
  const known = await findCustomer(payload, payer)
  if (known !== null) return known
  const metadata = await buildStripeMetadata(
    payload,
    payer.userId === null ? {} : { user: payer.userId },
  )
  const key = `customer:${await deploymentId(payload)}:${payer.userId ?? payer.email}`
  const { id } = await createOnce(payload, key, (stripe, options) =>
    stripe.customers.create({ email: payer.email, metadata }, options),
  )
  await firstRow(payload, KEEP, [modeOf(payload), payer.userId, payer.email, id])
  return id
}
