import type { Payload } from 'payload'
import { Failure } from '@/src/contract/failure'
import type { PaymentAccount } from '@/src/contract/people/payment'
import { accountUrl } from '@/src/domain/addresses/deployment'
import { firstRow, rows } from '../../database/statements'
import { deploymentOf, environmentOf } from '../../deployment'
import type { SiteScope } from '../../sites/scope'
import { callStripe } from '../stripe/client'
import { createOnce } from '../stripe/create-once'
import { buildStripeMetadata, modeOf } from '../stripe/identity'
import { syncAccount } from './sync-account'

const FIND = {
  name: 'payment_account',
  text: `select stripe_account_id as id, charges_enabled as "chargesEnabled",
      payouts_enabled as "payoutsEnabled", details_submitted as "detailsSubmitted", missing
    from payment_accounts where site_id = $1 and mode = $2`,
}

type Row = {
  id: string
  chargesEnabled: boolean
  payoutsEnabled: boolean
  detailsSubmitted: boolean
  missing: string[]
}

const find = (payload: Payload, siteId: string): Promise<Row | undefined> =>
  firstRow<Row>(payload, FIND, [siteId, modeOf(payload)])

/**
 * Reads the payment account of a site, and its missing details. One statement.
 * @see docs/product/payments.md#accounts-of-sites
 */
export async function getPaymentAccount(payload: Payload, siteId: string): Promise<PaymentAccount> {
  const { mode, usesConnect } = environmentOf(payload).payments
  const row = usesConnect ? await find(payload, siteId) : undefined
  return {
    mode,
    usesConnect,
    status: statusOf(row, usesConnect, mode === 'off'),
    missing: row?.missing ?? [],
  }
}

function statusOf(
  row: Row | undefined,
  usesConnect: boolean,
  isOff: boolean,
): PaymentAccount['status'] {
  if (isOff) return 'off'
  if (!usesConnect) return 'ready'
  if (!row) return 'none'
  if (row.chargesEnabled && row.payoutsEnabled) return 'ready'
  if (row.chargesEnabled) return 'payouts_missing'
  return row.detailsSubmitted ? 'checking' : 'incomplete'
}

const KEEP = {
  name: 'payment_account_keep',
  text: `insert into payment_accounts (site_id, mode, stripe_account_id) values ($1, $2, $3)
    on conflict (mode, site_id) do nothing`,
}

/**
 * Creates the onboarding page of a site's account at the payment service; returns its single-use URL.
 * @throws Failure `conflict` where sites have no accounts of their own, `unavailable`
 * @see docs/product/payments.md#accounts-of-sites
 */
export async function startOnboarding(
  payload: Payload,
  site: SiteScope,
  email: string,
): Promise<string> {
  const { usesConnect, mode } = environmentOf(payload).payments
  if (!usesConnect || mode === 'off') {
    throw new Failure(
      'conflict',
      'Sites on this installation do not have their own payment accounts.',
    )
  }
  const account = await ensureAccount(payload, site, email)
  const back = accountUrl(deploymentOf(payload), `/kitchen/${site.slug}/plans`)
  const { url } = await callStripe(payload, (stripe) =>
    stripe.accountLinks.create({
      account,
      type: 'account_onboarding',
      refresh_url: back,
      return_url: `${back}?account=checked`,
    }),
  )
  return url
}

async function ensureAccount(payload: Payload, site: SiteScope, email: string): Promise<string> {
  const known = await find(payload, site.id)
  if (known) return known.id
  const metadata = await buildStripeMetadata(payload, { site: site.id })
  const once = `account:${modeOf(payload)}:${site.id}`
  const { id } = await createOnce(payload, once, (stripe, options) =>
    stripe.accounts.create(
      {
        type: 'express',
        email,
        capabilities: { card_payments: { requested: true }, transfers: { requested: true } },
        metadata,
      },
      options,
    ),
  )
  await rows(payload, KEEP, [site.id, modeOf(payload), id])
  return id
}

/** Syncs the account: an owner who returns from onboarding should not wait for a webhook. */
export async function refreshAccount(payload: Payload, siteId: string): Promise<void> {
  const known = await find(payload, siteId)
  if (known) await callStripe(payload, () => syncAccount(payload, known.id))
}
