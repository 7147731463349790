import ipaddr from 'ipaddr.js'
import type { Payload } from 'payload'
import { worksOnSite } from '@/access/conditions'
import { Failure } from '@/src/contract/failure'
import { firstRow } from '../database/statements'
import { toMailbox } from '../rate-limits/rate-subject'
import { mailboxSql } from './mailbox-sql'

/** A person who wants to write on a site; null for what is not known. */
export type Writer = {
  userId: string | null
  email: string | null
  /** The network address of the request. */
  address: string | null
}

/** Returns an address in the form that Postgres stores; null for one that is not known. */
export function toInet(address: string | null): string | null {
  const bare = (address ?? '').replace(/^\[|\]$/g, '').replace(/%.*$/, '')
  return ipaddr.isValid(bare) ? ipaddr.process(bare).toString() : null
}

// Who works on the site is never banned, so that a ban of a network cannot lock its author out.
const BANNED = {
  name: 'site_ban',
  text: `select 1 from site_bans b left join users bu on bu.id = b.user_id
    where b.site_id = $1 and (b.expires_at is null or b.expires_at > now())
      and (b.user_id = $2 or b.network >>= $4::inet
        or ${mailboxSql('coalesce(b.email, bu.email)')} = $3)
      and not exists (select 1 from sites s where s.id = $1 and ${worksOnSite('s', '$2')})
    limit 1`,
}

/**
 * Refuses a person who is banned from a site by account, mailbox or network. A ban by account also covers
 * other accounts of the same mailbox. Expiry is checked here, whether or not the ban was removed.
 * @throws Failure `forbidden`
 * @see docs/product/comments.md#banned-readers
 */
export async function requireNotBanned(
  payload: Payload,
  siteId: string,
  { userId, email, address }: Writer,
): Promise<void> {
  const mailbox = email === null ? null : toMailbox(email.toLowerCase())
  const values = [siteId, userId, mailbox, toInet(address)]
  if (await firstRow(payload, BANNED, values)) {
    throw new Failure('forbidden', 'You cannot comment on this site.')
  }
}
