import type { Payload } from 'payload'
import { editsSite, ownsSite } from '@/access/conditions'
import { hashToken, newToken } from '@/access/token'
import { Failure, invalidField, notFound } from '@/src/contract/failure'
import { MAX_INVITATIONS } from '@/src/contract/site/site-people'
import type { SiteInvitation } from '@/src/contract/site/site-people'
import { INVITATION_LIFETIME, TOKEN_PREFIX } from '@/src/domain/accounts'
import { accountUrl } from '@/src/domain/addresses/deployment'
import type { Caller } from '@/src/server/accounts/caller'
import { lockRow } from '@/src/server/database/lock-row'
import { firstRow, rows } from '@/src/server/database/statements'
import { inTransaction } from '@/src/server/database/transaction'
import { deploymentOf } from '@/src/server/deployment'
import { sendMail } from '@/src/server/mail/send'
import { countAttempt, MAIL_PER_ADDRESS, MAIL_PER_EMAIL } from '@/src/server/rate-limits/rate-limit'
import type { RateLimit } from '@/src/server/rate-limits/rate-limit'
import { toMailbox, toNetwork } from '@/src/server/rate-limits/rate-subject'
import { IS_CURRENT } from '@/src/server/subscriptions/is-current'
import type { SiteScope } from '../scope'
import { getInvitation, IS_OPEN, IS_WAITING } from './invitations'
import type { Addressed, Addressee } from './invitations'
import { invitationMail, offerMail } from './mails'

/** Rate limit of invitation and offer mails of a site. */
const MAILS_PER_SITE: RateLimit = { name: 'invitations', attempts: 30, seconds: 86_400 }

/** The inviter, and the site. */
export type Inviter = { site: SiteScope; caller: Caller; clientAddress: string }

/**
 * Invites a person to edit a site, by a mail with a single-use link that is valid for seven days.
 * @throws Failure `validation_failed` for an address that needs none, or when too many are open;
 *   `conflict` for one that is invited; `rate_limited`, `mail_unavailable`
 * @see docs/product/sites-and-hosts.md#editors
 */
export async function inviteEditor(
  payload: Payload,
  inviter: Inviter,
  email: string,
): Promise<SiteInvitation> {
  await countMail(payload, inviter, email)
  return createInvitation(payload, inviter, { kind: 'editor', email }, (found) => {
    if (found.isOwner) throw invalidField('email', 'This is the address of the owner.')
    if (found.isEditor) throw invalidField('email', 'This person is already an editor.')
    if (found.isInvited) throw invited()
    if (found.count >= MAX_INVITATIONS) {
      const words = `A site can have at most ${MAX_INVITATIONS} open invitations. Revoke one first.`
      throw invalidField('email', words)
    }
  })
}

const invited = (): Failure =>
  new Failure('conflict', 'This address has already been invited. Resend the invitation instead.', {
    issues: [{ path: 'email', message: 'Already invited. Resend the invitation instead.' }],
  })

/** Counts a mail before it is sent: by site, by mailbox and by the sender's network. */
export async function countMail(
  payload: Payload,
  { site, clientAddress }: Inviter,
  email: string,
): Promise<void> {
  await countAttempt(payload, MAIL_PER_ADDRESS, toNetwork(clientAddress))
  await countAttempt(payload, MAILS_PER_SITE, site.id)
  await countAttempt(payload, MAIL_PER_EMAIL, toMailbox(email))
}

const ADDRESSEE = {
  name: 'invitation_addressee',
  text: `select
      exists (select 1 from users u where u.email = $2 and ${ownsSite('s', 'u.id')}) as "isOwner",
      exists (select 1 from users u where u.email = $2 and ${editsSite('s', 'u.id')}) as "isEditor",
      exists (select 1 from site_invitations i where i.site_id = s.id and i.email = $2
        and i.kind = $3 and ${IS_OPEN}) as "isInvited",
      exists (select 1 from site_invitations i where i.site_id = s.id and i.kind = 'owner'
        and ${IS_OPEN}) as "isOffered",
      (select count(*)::int from site_invitations i where i.site_id = s.id and ${IS_OPEN}) as count,
      exists (select 1 from subscriptions b where b.site_id = s.id and b.plan_type <> 'free'
        and ${IS_CURRENT('b')}) as "hasPaying"
    from sites s where s.id = $1`,
}
/** Deletes an expired invitation to make room for the new one. */
const FORGET = {
  name: 'invitation_forget',
  text: `delete from site_invitations i where i.site_id = $1 and i.kind = $3 and ${IS_WAITING}
    and (i.email = $2 or $3 = 'owner')`,
}
const INSERT = {
  name: 'invitation_insert',
  text: `insert into site_invitations (site_id, email, kind, token_hash, invited_by, expires_at)
    values ($1, $2, $3, $4, $5, now() + make_interval(secs => $6)) returning id`,
}
const DELETE = { name: 'invitation_delete', text: 'delete from site_invitations where id = $1' }

/**
 * Stores an invitation unless `check` refuses it, and mails its link; deletes it again when the mail cannot
 * be sent.
 * @throws Failure any error of `check`; `mail_unavailable`
 */
export async function createInvitation(
  payload: Payload,
  inviter: Inviter,
  asked: Pick<Addressed, 'kind' | 'email'>,
  check: (found: Addressee) => void,
): Promise<SiteInvitation> {
  const { site, caller } = inviter
  const token = newToken(TOKEN_PREFIX.invitation)
  const key = [site.id, asked.email, asked.kind]
  const id = await inTransaction(payload, async () => {
    // Two that are created at the same moment do not see each other.
    await lockRow(payload, 'site', [site.id])
    check(await addressee(payload, key))
    await rows(payload, FORGET, key)
    const values = [...key, hashToken(token), caller.userId, INVITATION_LIFETIME / 1000]
    const created = await firstRow<{ id: string }>(payload, INSERT, values)
    if (!created) throw notFound('Site')
    return created.id
  })
  await mailLink(payload, inviter, asked, token).catch(async (error: unknown) => {
    await firstRow(payload, DELETE, [id])
    throw error
  })
  return getInvitation(payload, site.id, id)
}

async function addressee(payload: Payload, key: string[]): Promise<Addressee> {
  const found = await firstRow<Addressee>(payload, ADDRESSEE, key)
  if (!found) throw notFound('Site')
  return found
}

const NAME_OF = {
  name: 'invitation_by',
  text: 'select display_name as name from users where id = $1',
}

async function mailLink(
  payload: Payload,
  { site, caller }: Inviter,
  { kind, email }: Pick<Addressed, 'kind' | 'email'>,
  token: string,
): Promise<void> {
  const by = await firstRow<{ name: string | null }>(payload, NAME_OF, [caller.userId])
  const href = accountUrl(deploymentOf(payload), `/invitation?token=${token}`)
  const draw = kind === 'owner' ? offerMail : invitationMail
  await sendMail(payload, email, draw(site, by?.name ?? null, href))
}

const RENEW = {
  name: 'invitation_renew',
  text: `update site_invitations i set token_hash = $3, sent_at = now(), invited_by = $4,
      expires_at = now() + make_interval(secs => $5)
    where i.site_id = $1 and i.id = $2 and ${IS_WAITING} returning i.id`,
}

/**
 * Sends an invitation again, with a new link; the previous one becomes invalid.
 * @throws Failure `not_found`, `rate_limited`, `mail_unavailable`
 */
export async function resendInvitation(
  payload: Payload,
  inviter: Inviter,
  id: string,
): Promise<SiteInvitation> {
  const { site, caller } = inviter
  const invitation = await getInvitation(payload, site.id, id)
  await countMail(payload, inviter, invitation.email)
  const token = newToken(TOKEN_PREFIX.invitation)
  const values = [site.id, id, hashToken(token), caller.userId, INVITATION_LIFETIME / 1000]
  if (!(await firstRow(payload, RENEW, values))) throw notFound('Invitation')
  await mailLink(payload, inviter, invitation, token)
  return getInvitation(payload, site.id, id)
}

const REVOKE = {
  name: 'invitation_revoke',
  text: `update site_invitations i set revoked_at = now()
    where i.site_id = $1 and i.id = $2 and ${IS_WAITING} returning i.id`,
}

/** Revokes an invitation or an offer. @throws Failure `not_found` */
export async function revokeInvitation(
  payload: Payload,
  siteId: string,
  id: string,
): Promise<void> {
  if (!(await firstRow(payload, REVOKE, [siteId, id]))) throw notFound('Invitation')
}
