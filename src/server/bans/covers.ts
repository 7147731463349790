/**
 * Builds the SQL condition that a ban in force covers comment `c`: by its account, the address of that
 * account, `u`, or the network that it was sent from.
 * @see docs/product/moderation.md#bans
 */
export const isBanned = (c: string, u: string): string => `exists (
  select 1 from site_bans sb where sb.site_id = ${c}.site_id
    and (sb.expires_at is null or sb.expires_at > now())
    and (sb.user_id = ${c}.user_id or sb.email = lower(${u}.email) or sb.network >>= ${c}.network_address))`
