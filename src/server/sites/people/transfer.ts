import type { Payload } from 'payload'
import { Failure, invalidField } from '@/src/contract/failure'
import type { SiteInvitation } from '@/src/contract/site/site-people'
import { accountUrl } from '@/src/domain/addresses/deployment'
import { deploymentOf } from '@/src/server/deployment'
import { sendMail } from '@/src/server/mail/send'
import { siteToPartWith } from '../deletion/part-with'
import { countMail, createInvitation } from './invite'
import type { Inviter } from './invite'
import { offerReceiptMail } from './mails'

/** The refusal to hand over a site that readers pay for. */
export const PAYING =
  'This site has paying subscribers. It can be transferred once its last paid subscription has ended.'

/**
 * Offers a site to a new owner by mail; the ownership changes on acceptance.
 * @throws Failure `not_found` for a site that the caller has no access to, `forbidden` for its editors,
 *   `validation_failed` for another title or the owner's address; `conflict` while it is offered, or while
 *   readers pay for it; `rate_limited`, `mail_unavailable`
 * @see docs/product/sites-and-hosts.md#transfer
 */
export async function offerSite(
  payload: Payload,
  { caller, clientAddress }: Omit<Inviter, 'site'>,
  asked: { site: string; email: string; title: string },
): Promise<SiteInvitation> {
  const site = await siteToPartWith(payload, caller, asked)
  const { email } = asked
  const inviter = { site, caller, clientAddress }
  await countMail(payload, inviter, email)
  const invitation = await createInvitation(payload, inviter, { kind: 'owner', email }, (found) => {
    if (found.isOwner) throw invalidField('email', 'This is the address of the owner.')
    if (found.hasPaying) throw new Failure('conflict', PAYING)
    if (found.isOffered) {
      throw new Failure(
        'conflict',
        'The site has already been offered to someone. Revoke that offer first.',
      )
    }
  })
  const settings = accountUrl(deploymentOf(payload), `/kitchen/${site.slug}/settings/ownership`)
  // The offer is valid: a failed mail to its owner is logged, and no reason to send the offer again.
  await sendMail(payload, caller.email, offerReceiptMail(site, email, settings)).catch(
    () => undefined,
  )
  return invitation
}
