import { renderSiteMail } from '@/src/server/accounts/mails'
import type { RenderedMail } from '@/src/server/mail/layout'
import type { SiteScope } from '../scope'

/**
 * Builds the mail that invites a person to edit a site.
 * @see docs/product/mail.md#mails-that-are-sent
 */
export const invitationMail = (
  site: SiteScope,
  by: string | null,
  href: string,
): Promise<RenderedMail> =>
  renderSiteMail(site, href, ({ texts }, name) => texts.invitation({ site: name, by }))

/** Builds the mail that offers a site to its new owner. */
export const offerMail = (
  site: SiteScope,
  by: string | null,
  href: string,
): Promise<RenderedMail> =>
  renderSiteMail(site, href, ({ texts }, name) => texts.offer({ site: name, by }))

/** Builds the mail that notifies the owner of an offer, so that none goes out unnoticed. */
export const offerReceiptMail = (
  site: SiteScope,
  email: string,
  href: string,
): Promise<RenderedMail> =>
  renderSiteMail(site, href, ({ texts }, name) => texts.offerReceipt({ site: name, email }))

/** Builds the mail about a site with a new owner, to the old and the new one. */
export const transferMail = (
  site: SiteScope,
  isNewOwner: boolean,
  href: string,
): Promise<RenderedMail> =>
  renderSiteMail(site, href, ({ texts }, name) =>
    isNewOwner ? texts.newOwner(name) : texts.formerOwner(name),
  )
