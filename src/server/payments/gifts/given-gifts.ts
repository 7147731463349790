import type { Payload } from 'payload'
import { isThere } from '@/access/conditions'
import type { GivenGift } from '@/src/contract/people/payment'
import type { Caller } from '../../accounts/caller'
import { isoInstant } from '../../database/instant-sql'
import { rows } from '../../database/statements'
import { deploymentOf } from '../../deployment'
import { BRAND_COLUMNS, BRAND_TABLES, withSite } from '../../sites/brand'
import type { BrandRow } from '../../sites/brand'

/** Also those that were bought signed out: the address of an account is proven. */
const GIVEN = {
  name: 'given_gifts',
  text: `select g.id, ${BRAND_COLUMNS}, g.plan_type as "planType", g.recipient_email as "recipientEmail",
      g.amount_cents as "amountCents", g.currency, ${isoInstant('g.created_at')} as "createdAt",
      ${isoInstant('g.expires_at')} as "expiresAt", ${isoInstant('g.claimed_at')} as "claimedAt",
      ${isoInstant('g.refunded_at')} as "refundedAt"
    from ${BRAND_TABLES} join gifts g on s.id = g.site_id
    where (g.buyer_id = $1 or (g.buyer_id is null and g.buyer_email = $2)) and ${isThere('s')}
    order by g.created_at desc, g.id limit 100`,
}
type GivenRow = Omit<GivenGift, 'site'> & BrandRow

/**
 * Lists the gifts that a user has paid for, the newest 100 first. One statement.
 * @see docs/product/payments.md#gifts
 */
export async function listGivenGifts(payload: Payload, caller: Caller): Promise<GivenGift[]> {
  const deployment = deploymentOf(payload)
  const found = await rows<GivenRow>(payload, GIVEN, [caller.userId, caller.email])
  return found.map((row) => withSite(deployment, row))
}
