import { mailboxSql } from './mailbox-sql'

/** SQL expressions of a person on a site; the network is that of a comment, if it is known. */
type Person = { siteId: string; userId: string; email: string; network?: string }

/**
 * Builds the SQL condition that a ban in force covers a person: by account, mailbox or network.
 * @see docs/product/moderation.md#bans
 */
export const isBanned = ({ siteId, userId, email, network = 'null' }: Person): string => `exists (
  select 1 from site_bans sb left join users bu on bu.id = sb.user_id where sb.site_id = ${siteId}
    and (sb.expires_at is null or sb.expires_at > now())
    and (sb.user_id = ${userId} or sb.network >>= ${network}::inet
      or ${mailboxSql('coalesce(sb.email, bu.email)')} = ${mailboxSql(email)}))`
