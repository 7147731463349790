import type { Payload } from 'payload'
import type { PaymentMode } from '@/src/domain/payments/payments'
import { environmentOf } from '../deployment'

/** Whether the account of a site may be paid to, by mode; modes without an account are left out. */
export type ChargesEnabled = Readonly<Record<string, boolean>>

/**
 * Returns the payment mode of a site: `off` also while its own account cannot receive payments.
 * @see docs/product/payments.md#modes
 */
export function sitePaymentMode(payload: Payload, charges: ChargesEnabled): PaymentMode {
  const { mode, usesConnect } = environmentOf(payload).payments
  return !usesConnect || charges[mode] === true ? mode : 'off'
}
