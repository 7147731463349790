import type { Payload } from 'payload'
import { Failure } from '@/src/contract/failure'
import { accountUrl } from '@/src/domain/addresses/deployment'
import type { Caller } from '../../accounts/caller'
import { firstRow } from '../../database/statements'
import { deploymentOf } from '../../deployment'
import { callStripe } from '../stripe/client'
import { modeOf } from '../stripe/identity'

/**
 * The customer of the latest subscription comes first: an address that paid before it had an account may have
 * two.
 */
const CUSTOMER = {
  name: 'billing_customer',
  text: `select coalesce(
      (select b.stripe_customer_id from subscriptions b where b.user_id = $1
        and b.payment_mode = $2 and b.status <> 'canceled' order by b.updated_at desc limit 1),
      (select c.stripe_customer_id from payment_customers c where c.user_id = $1 and c.mode = $2),
      (select b.stripe_customer_id from subscriptions b where b.user_id = $1
        and b.payment_mode = $2 order by b.updated_at desc limit 1)) as id`,
}

/**
 * Opens the billing portal of a user, with their card and invoices; returns its URL.
 * @throws Failure `conflict` for a user who never paid, `unavailable`
 * @see docs/product/payments.md#billing-portal
 */
export async function openBillingPortal(payload: Payload, caller: Caller): Promise<string> {
  const found = await firstRow<{ id: string | null }>(payload, CUSTOMER, [
    caller.userId,
    modeOf(payload),
  ])
  if (!found?.id) {
    throw new Failure(
      'conflict',
      'There is nothing to manage: you have not paid for anything here.',
    )
  }
  return openCustomerPortal(payload, found.id, accountUrl(deploymentOf(payload), '/subscriptions'))
}

/** Opens the billing portal of a customer; returns its URL. @throws Failure `unavailable` */
export async function openCustomerPortal(
  payload: Payload,
  customer: string,
  returnUrl: string,
): Promise<string> {
  const { url } = await callStripe(payload, (stripe) =>
    stripe.billingPortal.sessions.create({ customer, return_url: returnUrl }),
  )
  return url
}
