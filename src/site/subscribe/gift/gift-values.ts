import { writeItem } from '@/src/api/browser-storage'
import { readJsonItem, writeJsonItem } from '@/src/api/json-storage'
import { isEmail } from '@/src/domain/addresses/email-address'
import type { Plan, PlanType } from '../plans'

/** The values of the gift form. */
export type GiftValues = {
  plan: PlanType
  recipientEmail: string
  giverName: string
  message: string
  /** The giver's own address; for signed-out users only. */
  email: string
}

/** The errors of the gift form, by field. */
export type GiftErrors = Partial<Record<keyof GiftValues, string>>

const INVALID = 'Please enter a valid email address'

/**
 * Validates the gift form before it is submitted.
 * @param ownEmail the address of the signed-in user; null when signed out
 * @see docs/product/payments.md#gifts
 */
export function giftErrors(values: GiftValues, ownEmail: string | null): GiftErrors {
  const giver = ownEmail ?? values.email.trim()
  const recipient = values.recipientEmail.trim()
  const errors: GiftErrors = {}
  if (!isEmail(recipient)) errors.recipientEmail = INVALID
  else if (recipient.toLowerCase() === giver.toLowerCase()) {
    errors.recipientEmail =
      'This is your own address. Subscribe instead, or enter the address of someone else.'
  }
  if (ownEmail === null && !isEmail(giver)) errors.email = INVALID
  return errors
}

/** Parses the values in the URL of the page: `?plan=yearly&to=…&name=…&email=…`. */
export function giftInAddress(search: string, plans: readonly Plan[]): Partial<GiftValues> {
  const query = new URLSearchParams(search)
  const plan = plans.find(({ type }) => type === query.get('plan'))?.type
  const texts = { recipientEmail: query.get('to'), giverName: query.get('name') }
  return {
    ...(plan ? { plan } : {}),
    ...given({ ...texts, email: query.get('email') }),
  }
}

const given = (texts: Record<string, string | null>): Partial<GiftValues> =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) => (text ? [[name, text.slice(0, 320)]] : [])),
  )

const KEY = 'giftDraft'

/** Stores the form's values during the checkout, to restore them if the giver returns without paying. */
export function storeGift(values: GiftValues): void {
  // Without storage the giver types them again.
  writeJsonItem('sessionStorage', KEY, values)
}

/** Deletes the stored values after the payment. */
export function deleteStoredGift(): void {
  writeItem('sessionStorage', KEY, null)
}

/** The values stored before the checkout; empty if there are none. */
export function readStoredGift(plans: readonly Plan[]): Partial<GiftValues> {
  const stored = readJsonItem('sessionStorage', KEY)
  if (typeof stored !== 'object' || stored === null) return {}
  const texts = Object.entries(stored).filter(
    ([name, text]) => FIELDS.has(name) && typeof text === 'string',
  )
  const { plan, ...rest }: Partial<GiftValues> = Object.fromEntries(texts)
  return { ...rest, ...(plans.some(({ type }) => type === plan) && plan ? { plan } : {}) }
}

const FIELDS = new Set(['plan', 'recipientEmail', 'giverName', 'message', 'email'])
