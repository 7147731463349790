import { mailboxSql } from './mailbox-sql'

/**
 * Builds the SQL condition that a ban in force covers comment `c` of user `u`: by account, mailbox, or the
 * network that it was sent from.
 * @see docs/product/moderation.md#bans
 */
export const isBanned = (c: string, u: string): string => `exists (
  select 1 from site_bans sb left join users bu on bu.id = sb.user_id where sb.site_id = ${c}.site_id
    and (sb.expires_at is null or sb.expires_at > now())
    and (sb.user_id = ${c}.user_id or sb.network >>= ${c}.network_address
      or ${mailboxSql('coalesce(sb.email, bu.email)')} = ${mailboxSql(`${u}.email`)}))`
