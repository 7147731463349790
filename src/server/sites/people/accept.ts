import type { Payload } from 'payload'
import { isThere } from '@/access/conditions'
import { hashToken } from '@/access/token'
import { Failure, notFound } from '@/src/contract/failure'
import type { InvitationKind, JoinedSite, OpenedInvitation } from '@/src/contract/site/site-people'
import { accountUrl, siteOrigin } from '@/src/domain/addresses/deployment'
import { maskEmail } from '@/src/domain/addresses/email-address'
import type { Caller } from '@/src/server/accounts/caller'
import { lockRow } from '@/src/server/database/lock-row'
import { firstRow, rows } from '@/src/server/database/statements'
import { inTransaction } from '@/src/server/database/transaction'
import { deploymentOf } from '@/src/server/deployment'
import { sendMail } from '@/src/server/mail/send'
import { IS_CURRENT } from '@/src/server/subscriptions/is-current'
import { PRIMARY_DOMAIN } from '../primary-domain'
import { findSite } from '../scope'
import { IS_WAITING } from './invitations'
import { transferMail } from './mails'
import { PAYING } from './transfer'

/** An invitation is valid while its site exists and its sender still owns it, or is a platform admin. */
const OPENED = {
  name: 'invitation_opened',
  text: `select i.id, i.kind, i.email, i.accepted_at is not null as "isUsed",
      i.expires_at <= now() as "isExpired", s.id as "siteId", s.slug, s.title,
      s.owner_id as "ownerId", ${PRIMARY_DOMAIN} as "primaryDomain", u.display_name as "invitedBy",
      exists (select 1 from subscriptions b where b.site_id = s.id and b.plan_type <> 'free'
        and ${IS_CURRENT('b')}) as "hasPaying"
    from site_invitations i join sites s on s.id = i.site_id and ${isThere('s')}
    join users u on u.id = i.invited_by and (u.id = s.owner_id or u.is_platform_admin)
    where i.token_hash = $1 and i.revoked_at is null`,
}

type Opened = {
  id: string
  kind: InvitationKind
  email: string
  isUsed: boolean
  isExpired: boolean
  siteId: string
  slug: string
  title: string
  ownerId: string
  primaryDomain: string | null
  invitedBy: string | null
  hasPaying: boolean
}

const UNKNOWN = 'This invitation is not valid. It may have been revoked or replaced by a newer one.'
const USED = 'This invitation has already been accepted.'
const EXPIRED = 'This invitation has expired. Ask for a new one.'

/** @throws Failure `not_found` for one that is unknown or revoked, `conflict` for used and expired ones */
async function openInvitation(payload: Payload, token: string): Promise<Opened> {
  const found = await firstRow<Opened>(payload, OPENED, [hashToken(token)])
  if (!found) throw new Failure('not_found', UNKNOWN)
  if (found.isUsed) throw new Failure('conflict', USED)
  if (found.isExpired) throw new Failure('conflict', EXPIRED)
  return found
}

/**
 * Describes an invitation without accepting it.
 * @throws Failure `not_found` for one that is unknown or revoked, `conflict` for used and expired ones
 * @see docs/product/sites-and-hosts.md#editors
 */
export async function describeInvitation(
  payload: Payload,
  caller: Caller | null,
  token: string,
): Promise<OpenedInvitation> {
  const { kind, slug, title, primaryDomain, invitedBy, email } = await openInvitation(
    payload,
    token,
  )
  return {
    kind,
    siteTitle: title,
    siteUrl: siteOrigin(deploymentOf(payload), { slug, primaryDomain }),
    invitedBy,
    email: maskEmail(email),
    isForCaller: caller === null ? null : caller.email === email,
  }
}

/** At most once, also under concurrency. */
const CLAIM = {
  name: 'invitation_claim',
  text: `update site_invitations set accepted_at = now()
    where id = $1 and accepted_at is null and revoked_at is null and expires_at > now()
    returning id`,
}
const ADD_EDITOR = {
  name: 'site_editor_add',
  text: `insert into sites_rels ("order", parent_id, path, users_id)
    select coalesce(max(r."order"), 0) + 1, $1::uuid, 'editors', $2::uuid
    from sites_rels r where r.parent_id = $1 and r.path = 'editors'
    having not coalesce(bool_or(r.users_id = $2), false)`,
}
const DROP_EDITOR = {
  name: 'site_editor_drop',
  text: `delete from sites_rels where parent_id = $1 and path = 'editors' and users_id = $2`,
}
/** Invitations of the owner before are not the new owner's. */
const REVOKE_OTHERS = {
  name: 'invitations_of_owner_before',
  text: `update site_invitations i set revoked_at = now()
    where i.site_id = $1 and ${IS_WAITING}`,
}
const SET_OWNER = {
  name: 'site_owner_set',
  text: 'update sites set owner_id = $2, updated_at = now() where id = $1',
}

/**
 * Accepts an invitation: the caller becomes an editor, or the owner, with the previous owner as an editor.
 * @throws Failure `forbidden` for an account with another address, and as `describeInvitation`; `conflict`
 *   when readers pay for a transferred site
 * @see docs/product/sites-and-hosts.md#transfer
 */
export async function acceptInvitation(
  payload: Payload,
  caller: Caller,
  token: string,
): Promise<JoinedSite> {
  const invitation = await openInvitation(payload, token)
  const { kind, email, slug, title } = invitation
  if (caller.email !== email) {
    const words = `This invitation is for ${maskEmail(email)}. Sign in with that address to accept it.`
    throw new Failure('forbidden', words)
  }
  if (kind === 'owner' && invitation.hasPaying) throw new Failure('conflict', PAYING)
  await inTransaction(payload, () => join(payload, caller.userId, invitation))
  if (kind === 'owner') await tellBoth(payload, caller, invitation)
  return { slug, title, kind }
}

async function join(
  payload: Payload,
  userId: string,
  { id, kind, siteId, ownerId }: Opened,
): Promise<void> {
  // Payload rewrites the editors at each update of their site, under the same lock.
  const site = await lockRow<{ ownerId: string; isThere: boolean }>(payload, 'site', [siteId], {
    columns: `r.owner_id as "ownerId", ${isThere('r')} as "isThere"`,
  })
  if (!site.isThere || site.ownerId !== ownerId) throw notFound('Site')
  if (!(await firstRow(payload, CLAIM, [id]))) throw new Failure('conflict', USED)
  if (kind === 'editor') {
    if (userId !== ownerId) await rows(payload, ADD_EDITOR, [siteId, userId])
    return
  }
  if (userId === ownerId) return
  await rows(payload, SET_OWNER, [siteId, userId])
  await rows(payload, DROP_EDITOR, [siteId, userId])
  await rows(payload, ADD_EDITOR, [siteId, ownerId])
  await rows(payload, REVOKE_OTHERS, [siteId])
}

const EMAIL_OF = { name: 'owner_email', text: 'select email from users where id = $1' }

/** Notifies both after the fact: a mail that could not be sent is logged, and changes nothing. */
async function tellBoth(
  payload: Payload,
  caller: Caller,
  { ownerId, slug }: Opened,
): Promise<void> {
  const site = await findSite(payload, slug)
  const before = await firstRow<{ email: string }>(payload, EMAIL_OF, [ownerId])
  if (!site || !before) return
  const href = accountUrl(deploymentOf(payload), `/kitchen/${slug}/recipes`)
  for (const [email, isNewOwner] of [
    [before.email, false],
    [caller.email, true],
  ] as const) {
    await sendMail(payload, email, transferMail(site, isNewOwner, href)).catch(() => undefined)
  }
}
