import type { Payload } from 'payload'
import { accountUrl } from '@/src/domain/addresses/deployment'
import { firstRow } from '../../database/statements'
import { deploymentOf, environmentOf } from '../../deployment'
import type { RenderedMail } from '../../mail/layout'
import { sendMail } from '../../mail/send'
import { findSiteById } from '../../sites/scope'
import type { SiteScope } from '../../sites/scope'

const ADDRESS = { name: 'address_of_user', text: 'select email from users where id = $1' }

/**
 * Mails a reader about their change of a subscription, unless Stripe sends such mails. A failed mail does
 * not undo the change.
 * @see docs/product/payments.md#mails-about-payments
 */
export async function mailReader(
  payload: Payload,
  { siteId, userId }: { siteId: string; userId: string },
  draw: (site: SiteScope, accountUrl: string) => Promise<RenderedMail>,
): Promise<void> {
  if (environmentOf(payload).payments.stripeSendsMails) return
  const [site, reader] = await Promise.all([
    findSiteById(payload, siteId),
    firstRow<{ email: string }>(payload, ADDRESS, [userId]),
  ])
  if (!site || !reader) return
  const mail = draw(site, accountUrl(deploymentOf(payload), '/subscriptions'))
  await sendMail(payload, reader.email, mail).catch(() => undefined)
}
