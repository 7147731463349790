import type { Payload } from 'payload'
import type Stripe from 'stripe'
import { hashToken, newToken } from '@/access/token'
import { TOKEN_PREFIX } from '@/src/domain/accounts'
import { accountUrl } from '@/src/domain/addresses/deployment'
import { firstRow, rows } from '../../database/statements'
import { deploymentOf } from '../../deployment'
import { sendMail } from '../../mail/send'
import { findSiteById } from '../../sites/scope'
import { giftMail, giftReceiptMail } from '../mails'
import { modeOf } from '../stripe/identity'
import { idOf } from '../sync/subscription-state'

/** Creates the gift with its payment, for the figures of the site. */
const MAKE = {
  name: 'gift_make',
  text: `with made as (
      insert into gifts (site_id, checkout_id, buyer_id, buyer_email, giver_name,
        recipient_email, message, plan_type, amount_cents, currency, token_hash, expires_at, stripe_payment_intent_id)
      select c.site_id, c.id, c.user_id, c.email, c.gift ->> 'giverName',
        c.gift ->> 'recipientEmail', c.gift ->> 'message', c.plan::plan_type, c.amount_cents, c.currency, $2,
        now() + interval '1 year', $5
      from checkouts c where c.id = $1 and c.kind = 'gift'
      on conflict (checkout_id) do nothing
      returning site_id, buyer_id, buyer_email, giver_name, recipient_email, message, plan_type, expires_at,
        amount_cents, currency),
    paid as (
      insert into payments (mode, kind, site_id, user_id, plan_type, amount_cents, currency, status,
        stripe_payment_intent_id, paid_at)
      select $3, 'gift', site_id, buyer_id, plan_type, $4, currency, 'paid', $5, now() from made)
    select m.site_id as "siteId", m.buyer_email as buyer, m.giver_name as "giverName",
      m.recipient_email as recipient, m.message, m.plan_type as plan, m.expires_at as "expiresAt" from made m`,
}

type Made = {
  siteId: string
  buyer: string
  giverName: string | null
  recipient: string
  message: string | null
  plan: 'monthly' | 'yearly'
  expiresAt: Date
}

/**
 * Creates the gift of a paid checkout, and mails its link to giver and recipient. Idempotent.
 * @see docs/product/payments.md#gifts
 */
export async function makeGift(
  payload: Payload,
  checkout: string,
  session: Stripe.Checkout.Session,
): Promise<void> {
  const token = newToken(TOKEN_PREFIX.gift)
  const intent = session.payment_intent === null ? null : idOf(session.payment_intent)
  const values = [checkout, hashToken(token), modeOf(payload), session.amount_total ?? 0, intent]
  const made = await firstRow<Made>(payload, MAKE, values)
  const site = made && (await findSiteById(payload, made.siteId))
  if (!made || !site) return
  const words = {
    ...made,
    href: accountUrl(deploymentOf(payload), `/gift?token=${token}`),
    expiresAt: made.expiresAt.toISOString(),
  }
  try {
    await sendMail(payload, made.recipient, giftMail(site, words))
  } catch (error) {
    // Only its hash is stored: a retry of the event creates the gift again with another link.
    await rows(payload, UNMAKE, [checkout, intent])
    throw error
  }
  await sendMail(payload, made.buyer, giftReceiptMail(site, words)).catch(() => undefined)
}

const UNMAKE = {
  name: 'gift_unmake',
  text: `with gone as (delete from payments where kind = 'gift' and stripe_payment_intent_id = $2)
    delete from gifts where checkout_id = $1`,
}
