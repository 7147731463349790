import type { Payload } from 'payload'
import type { InvitationKind, SiteInvitation } from '@/src/contract/site/site-people'
import { notFound } from '@/src/contract/failure'
import { isoInstant } from '@/src/server/database/instant-sql'
import { firstRow, rows } from '@/src/server/database/statements'

/** Whether row `i` of `site_invitations` was neither accepted nor revoked. */
export const IS_WAITING = 'i.accepted_at is null and i.revoked_at is null'
/** Whether the link of row `i` works, as far as its own row says. */
export const IS_OPEN = `${IS_WAITING} and i.expires_at > now()`

/** The columns of row `i` that its owner sees. */
const SEEN = `i.id, i.kind, i.email, ${isoInstant('i.sent_at')} as "sentAt",
  ${isoInstant('i.expires_at')} as "expiresAt", i.expires_at <= now() as "isExpired"`

const LIST = {
  name: 'site_invitations',
  text: `select ${SEEN} from site_invitations i where i.site_id = $1 and ${IS_WAITING}
    order by i.sent_at desc, i.id`,
}

/** Lists the open invitations of a site, newest first. One statement. */
export const listInvitations = (payload: Payload, siteId: string): Promise<SiteInvitation[]> =>
  rows(payload, LIST, [siteId])

const FIND = {
  name: 'site_invitation',
  text: `select ${SEEN} from site_invitations i
    where i.site_id = $1 and i.id = $2 and ${IS_WAITING}`,
}

/** An invitation of a site that waits. @throws Failure `not_found` */
export async function getInvitation(
  payload: Payload,
  siteId: string,
  id: string,
): Promise<SiteInvitation> {
  const found = await firstRow<SiteInvitation>(payload, FIND, [siteId, id])
  if (!found) throw notFound('Invitation')
  return found
}

/** The relation of an address to a site. */
export type Addressee = {
  /** The address is the owner's own. */
  isOwner: boolean
  isEditor: boolean
  /** Whether it has an open invitation of the same kind. */
  isInvited: boolean
  /** The site was offered to any person. */
  isOffered: boolean
  /** Open invitations of the site. */
  count: number
  /** Readers pay for the site. */
  hasPaying: boolean
}

/** A lookup of an addressee. */
export type Addressed = { siteId: string; email: string; kind: InvitationKind }
