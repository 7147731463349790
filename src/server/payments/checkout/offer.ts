import type { Payload } from 'payload'
import { Failure } from '@/src/contract/failure'
import { firstRow } from '../../database/statements'
import { sitePaymentMode } from '../site-mode'
import type { ChargesEnabled } from '../site-mode'
import { modeOf } from '../stripe/identity'

/** A paid plan. */
export type PaidPlan = 'monthly' | 'yearly'

/** Price of a site's paid plan, and the account that gets the money. */
export type Offer = {
  plan: PaidPlan
  amountCents: number
  currency: string
  trialDays: number
  /** The account that is paid; null for that of the installation. */
  accountId: string | null
}

const OFFER = {
  name: 'payment_offer',
  text: `select s.subscriptions_enabled and s.payments_enabled as "isOn",
      (case $2 when 'monthly' then s.monthly_amount_cents else s.yearly_amount_cents end)::float8
        as "amountCents",
      s.currency, s.trial_days::int as "trialDays",
      (select a.stripe_account_id from payment_accounts a where a.site_id = s.id and a.mode = $3)
        as "accountId",
      coalesce((select jsonb_object_agg(a.mode, a.charges_enabled) from payment_accounts a
        where a.site_id = s.id), '{}') as charges
    from sites s where s.id = $1`,
}

type OfferRow = {
  isOn: boolean | null
  amountCents: number | null
  currency: string
  trialDays: number
  accountId: string | null
  charges: ChargesEnabled
}

/**
 * Returns the current offer of a paid plan. One statement.
 * @throws Failure `forbidden` when the site does not offer it, or it cannot be sold
 */
export async function findOffer(payload: Payload, siteId: string, plan: PaidPlan): Promise<Offer> {
  const row = await firstRow<OfferRow>(payload, OFFER, [siteId, plan, modeOf(payload)])
  if (row?.isOn !== true || row.amountCents === null || row.amountCents === 0) {
    throw new Failure('forbidden', 'This site does not offer paid subscriptions.')
  }
  if (sitePaymentMode(payload, row.charges) === 'off') {
    throw new Failure('forbidden', 'Paid subscriptions to this site are currently unavailable.')
  }
  const { amountCents, currency, trialDays, accountId } = row
  return { plan, amountCents, currency, trialDays, accountId }
}
